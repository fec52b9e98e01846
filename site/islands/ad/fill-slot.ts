import type { Ads } from '../../../engine/manifest.ts';
import { sourcesOf } from '../../ads/plan-slot.ts';
import { runSlot, type RunningSlot, type SlotWorld, type Source } from '../../ads/run-slot.ts';
import { drawSlot } from './draw-slot.ts';

/** What a slot in a page has from outside beside its element: the visit's style, chance, clock, and who hears of it. */
export type SlotVisit = Pick<SlotWorld, 'userAgent' | 'style' | 'random' | 'after' | 'report'>;

/** Brings an element to life as a slot with these settings; `stop` of the result ends it. */
export async function fillSlot(slot: HTMLElement, ads: Ads, visit: SlotVisit): Promise<RunningSlot> {
  // What asks others for ads is loaded where there is someone to ask.
  const startSource = sourcesOf(ads).length > 0 ? await loadSources() : () => BLOCKED;
  const running: RunningSlot = runSlot(ads, {
    ...visit,
    startSource: (source, after) => startSource(source, slot, { after, onCrash: () => running.crash() }),
    show: (content) => drawSlot(slot, content, visit.style),
  });
  for (const type of ['click', 'auxclick']) {
    slot.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('a')) {
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
    // A blocker may know the script by its name or text.
    return () => BLOCKED;
  }
}

/** A source that cannot even be asked. */
const BLOCKED: Source = { watch: (happen) => happen('missed', { kind: 'empty' }), stop() {} };
