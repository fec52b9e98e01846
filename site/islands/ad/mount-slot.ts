// No file in this folder has "ad" in its name: blockers stop scripts with such names, and with them the in-house ads
// that their users are meant to see.
import type { Ads } from '../../../engine/manifest/manifest.ts';
import { drawStyle, type AdStyle } from '../../ads/plan-slot.ts';
import type { AdReport, After, RunningSlot } from '../../ads/run-slot.ts';
import { eachPage } from '../../browser/each-page.ts';
import { drawSlot } from './draw-slot.ts';
import { fillSlot } from './fill-slot.ts';

/** One random number for all pages of a visit, since the module lives as long as the document. */
const VISIT_DRAW = Math.random();

const slots = new Map<HTMLElement, RunningSlot>();

/** Fills the slot of a page according to `ads` in `nav/site.yaml`; never rejects. */
export async function mount(slot: HTMLElement): Promise<void> {
  let style: AdStyle = 'image';
  try {
    const ads = JSON.parse(slot.dataset.config ?? '') as Ads;
    style = drawStyle(ads, VISIT_DRAW);
    if (slots.size === 0) eachPage(stopLeftSlots);
    slots.set(
      slot,
      await fillSlot(slot, ads, { userAgent: navigator.userAgent, style, random: Math.random, after, report }),
    );
    stopLeftSlots();
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

/** Reports an event of the slot to listeners such as analytics. */
function report(detail: AdReport): void {
  document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: { category: 'ad', ...detail } }));
}
