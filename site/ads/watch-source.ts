import { FAILED_LOOKS, LOOK_INTERVAL, MOST_LOOKS } from './source-limits.ts';
import type { After, LookEvent, Source } from './run-slot.ts';
import type { SlotContent } from './slot-content.ts';

/**
 * Sign of an external source: `silence`, `answer` if it has answered but is not done, `ad` if its ad is there, `none`
 * if it has no ad, `failure` if its answers are unusable.
 */
export type Sign = 'silence' | 'answer' | 'ad' | 'none' | 'failure';

/** A running external source. */
export interface AdSource {
  /** Returns its current sign. */
  readonly sign: () => Sign;
  /** Returns its content, once its sign is `ad`. */
  readonly content: () => SlotContent;
  readonly stop: () => void;
}

/** The checks of a source so far. */
export interface Looks {
  readonly taken: number;
  /** Number of checks that saw no sign of the source. */
  readonly failed: number;
  /** Outcome of the last check, if any. */
  readonly event?: LookEvent;
}

/** State before the first check. */
export const NO_LOOKS: Looks = { taken: 0, failed: 0 };

/**
 * Checks a source once. The first check after six without a sign treats ads as blocked, until a later check finds the
 * ad. If a source has answered but is not done by the last check, it has no ad for this page.
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

/** Returns whether another check may change something. */
export function isLooking({ taken, event }: Looks): boolean {
  return taken < MOST_LOOKS && (event === undefined || event === 'missed');
}

/** Checks a source at once and then every half second, until the outcome is final. */
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
