import { closestTo } from '../../browser/closest-to.ts';
import type { Ads } from '../../../engine/manifest/manifest.ts';
import { sourcesOf } from '../../ads/plan-slot.ts';
import { runSlot, type RunningSlot, type SlotWorld, type Source } from '../../ads/run-slot.ts';
import { drawSlot } from './draw-slot.ts';

/** Dependencies of a slot other than its element: the visit's style, randomness, clock, and reporting. */
export type SlotVisit = Pick<SlotWorld, 'userAgent' | 'style' | 'random' | 'after' | 'report'>;

/** Runs an element as a slot with these settings; `stop` of the result ends it. */
export async function fillSlot(slot: HTMLElement, ads: Ads, visit: SlotVisit): Promise<RunningSlot> {
  // The code for external sources is only loaded if there are any.
  const startSource = sourcesOf(ads).length > 0 ? await loadSources() : () => BLOCKED;
  const running: RunningSlot = runSlot(ads, {
    ...visit,
    startSource: (source, after) => startSource(source, slot, { after, onCrash: () => running.crash() }),
    show: (content, onPale) => drawSlot(slot, content, visit.style, onPale),
  });
  for (const type of ['click', 'auxclick']) {
    slot.addEventListener(type, ({ target }) => {
      if (closestTo(target, 'a')) {
        running.click();
      }
    });
  }
  return running;
}

async function loadSources(): Promise<typeof import('./start-source.ts').startSource> {
  try {
    return (await import('./start-source.ts')).startSource;
  } catch {
    // A blocker may recognize the script by its name or text.
    return () => BLOCKED;
  }
}

/** A source whose code is blocked. */
const BLOCKED: Source = { watch: (happen) => happen('missed', { kind: 'empty' }), stop() {} };
