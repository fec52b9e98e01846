// No file in this folder has "ad" in its name: blockers stop scripts with such names, and with them the in-house ads
// that their users are meant to see.
import type { Ads } from '../../../engine/manifest/manifest.ts';
import { drawStyle, sourcesOf, type AdStyle } from '../../ads/plan-slot.ts';
import { runSlot, type AdReport, type After, type RunningSlot, type Source } from '../../ads/run-slot.ts';
import { closestTo } from '../../browser/closest-to.ts';
import { eachPage } from '../../browser/each-page.ts';
import { drawSlot } from './draw-slot.ts';

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
    slots.set(slot, await fillSlot(slot, ads, style));
    stopLeftSlots();
  } catch {
    drawSlot(slot, { kind: 'hidden' }, style);
    report({ action: 'crash', label: `unknown-${style}` });
  }
}

/** Runs an element as a slot with these settings. */
async function fillSlot(slot: HTMLElement, ads: Ads, style: AdStyle): Promise<RunningSlot> {
  // The code for external sources is only loaded if there are any.
  const startSource = sourcesOf(ads).length > 0 ? await loadSources() : () => BLOCKED;
  const running: RunningSlot = runSlot(ads, {
    userAgent: navigator.userAgent,
    style,
    random: Math.random,
    after,
    report,
    startSource: (source, wait) => startSource(source, slot, { after: wait, onCrash: () => running.crash() }),
    show: (content, onPale) => drawSlot(slot, content, style, onPale),
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
