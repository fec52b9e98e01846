import type { IslandModule } from '../triggers/triggers.ts';
import { whenGone } from '../../browser/when-gone.ts';
import { loadPageModule } from '../demo/page-module.ts';

/**
 * Starts the site's own code: the island of one of its features, or a component in the frame, which is hydrated; after
 * a crash, its place is empty.
 */
export async function mount(slot: HTMLElement): Promise<void> {
  const stage = slot.querySelector<HTMLElement>('.demo-stage');
  const { name, module = '' } = slot.dataset;
  if (name === undefined) {
    const own = (await import(/* @vite-ignore */ module)) as IslandModule;
    return own.mount(slot);
  }
  if (!stage) return;
  const onError = (error: unknown): void => {
    slot.hidden = true;
    console.error(error);
    document.dispatchEvent(
      new CustomEvent('docs-nav-event', { detail: { category: 'slot', action: 'crash', label: name } }),
    );
  };
  const { mount: start } = await loadPageModule(module);
  if (!slot.isConnected) return;
  const running = start(stage, name, { onError });
  whenGone(slot, () => running.unmount());
}
