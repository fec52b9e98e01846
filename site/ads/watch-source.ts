import { FAILED_LOOKS, LOOK_INTERVAL, MOST_LOOKS } from './source-limits.ts';
import type { After, LookEvent, Source } from './run-slot.ts';
import type { SlotContent } from './slot-content.ts';

/**
 * What a look at an external source sees: nothing at all, a source that has answered but goes on, its ad, or its end:
 * `none` when it has no ad, `failure` when its answers cannot be used.
 */
export type Sign = 'silence' | 'answer' | 'ad' | 'none' | 'failure';

/** An external source at work. */
export interface AdSource {
  /** What can be seen of it now. */
  readonly sign: () => Sign;
  /** What it has brought, once its sign is `ad`. */
  readonly content: () => SlotContent;
  readonly stop: () => void;
}

/** The looks that were taken at a source. */
export interface Looks {
  readonly taken: number;
  /** Those of them that saw no sign of the source. */
  readonly failed: number;
  /** What the last one decided, if anything. */
  readonly event?: LookEvent;
}

/** Before the first look. */
export const NO_LOOKS: Looks = { taken: 0, failed: 0 };

/**
 * Takes one look. On the one after six in vain ads count as blocked, until a later one finds the ad; a source that has
 * answered but is not done by the last one has no ad for this page.
 */
export function look({ taken, failed }: Looks, sign: Sign): Looks {
  const looks = { taken: taken + 1, failed: sign === 'silence' ? failed + 1 : failed };
  switch (sign) {
    case 'ad':
      return { ...looks, event: 'found' };
    case 'none':
      return { ...looks, event: 'none' };
    case 'failure':
      return { ...looks, event: 'failed' };
    case 'answer':
      return looks.taken < MOST_LOOKS ? looks : { ...looks, event: 'none' };
    case 'silence':
      return failed >= FAILED_LOOKS ? { ...looks, event: 'missed' } : looks;
  }
}

/** Returns whether another look may change something. */
export function isLooking({ taken, event }: Looks): boolean {
  return taken < MOST_LOOKS && (event === undefined || event === 'missed');
}

/** Looks at a source every half second, at once for the first time, until something is decided that no look can change. */
export function watchSource({ sign, content, stop }: AdSource, after: After): Source {
  return {
    watch(happen) {
      let looks = NO_LOOKS;
      const takeLook = (): void => {
        looks = look(looks, sign());
        if (looks.event !== undefined) happen(looks.event, content());
        if (isLooking(looks)) after(LOOK_INTERVAL, takeLook);
        else if (looks.event !== 'found') stop();
      };
      takeLook();
    },
    stop,
  };
}
