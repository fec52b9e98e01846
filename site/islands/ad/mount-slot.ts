// No file of this folder is named after what it is for: blockers keep scripts with such names from loading, and with
// them the ads of the site's own that their users are meant to see.
import type { Ads } from '../../../engine/manifest.ts';
import { drawStyle, type AdStyle } from '../../ads/plan-slot.ts';
import { runSlot, type After, type RunningSlot } from '../../ads/run-slot.ts';
import { eachPage } from '../../client/each-page.ts';
import { drawSlot } from './draw-slot.ts';
import { report } from './report.ts';
import { startSource } from './start-source.ts';
import { addStyle } from './style.ts';

/** One draw for all pages of a visit: the module lives as long as the document. */
const VISIT_DRAW = Math.random();

const slots = new Map<HTMLElement, RunningSlot>();

/** Fills the slot of a page with what `nav/site.yaml` says about ads; never throws. */
export function mount(slot: HTMLElement): void {
  let style: AdStyle = 'image';
  try {
    if (slots.size === 0) eachPage(stopLeftSlots);
    addStyle();
    const ads = JSON.parse(slot.dataset.config ?? '') as Ads;
    style = drawStyle(ads, VISIT_DRAW);
    const running = runSlot(ads, {
      userAgent: navigator.userAgent,
      style,
      random: Math.random,
      after,
      startSource: (source, later) => startSource(source, slot, { after: later, onCrash: () => running.crash() }),
      show: (content) => drawSlot(slot, content, style),
      report,
    });
    slots.set(slot, running);
    for (const type of ['click', 'auxclick']) {
      slot.addEventListener(type, ({ target }) => {
        if (target instanceof Element && target.closest('a')) {
          running.click();
        }
      });
    }
  } catch {
    drawSlot(slot, { kind: 'hidden' }, style);
    report({ action: 'crash', label: `unknown-${style}` });
  }
}

function stopLeftSlots(): void {
  for (const [slot, running] of slots) {
    if (!slot.isConnected) {
      running.stop();
      slots.delete(slot);
    }
  }
}

const after: After = (delay, task) => {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
};
