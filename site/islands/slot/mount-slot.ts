import { eachPage } from '../../client/each-page.ts';
import { loadPageModule, type RunningDemo } from '../demo/page-module.ts';

/** Components of the frame that were brought to life. */
const alive = new Map<HTMLElement, RunningDemo>();

/** Brings a component of the site's own to life, in its place of the frame; one that crashes leaves its place empty. */
export async function mount(slot: HTMLElement): Promise<void> {
  const stage = slot.querySelector<HTMLElement>('.demo-stage');
  const { name = '', module = '' } = slot.dataset;
  if (!stage) return;
  const onError = (error: unknown): void => {
    slot.hidden = true;
    console.error(error);
    document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: { category: 'slot', action: 'crash', label: name } }));
  };
  const { mount: start } = await loadPageModule(module);
  if (!slot.isConnected) return;
  alive.set(slot, start(stage, name, { onError }));
  startSweeping();
}

let isSweeping = false;

/** Ends what left the page with another one. */
function startSweeping(): void {
  if (isSweeping) return;
  isSweeping = true;
  eachPage(() => {
    for (const [slot, running] of alive) {
      if (slot.isConnected) continue;
      alive.delete(slot);
      running.unmount();
    }
  });
}
