import { eachPage } from '../browser/each-page.ts';
import { startLightPrints } from './light-prints.ts';
import { sayNotLoaded } from '../browser/not-loaded.ts';
import { ISLANDS } from './registry.ts';
import type { Island } from './registry.ts';
import { onInteraction } from './triggers/interaction.ts';

/** Sets the triggers of all islands on each page, and makes them print in light mode. */
export function startIslands(): void {
  startLightPrints();
  // From here on, islands take their clicks themselves.
  onclick = null;
  const seen = new WeakSet<HTMLElement>();
  eachPage(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      const island = ISLANDS[element.dataset.island ?? ''];
      if (island && !seen.has(element)) {
        seen.add(element);
        hydrate(element, island);
      }
    }
  });
}

function hydrate(element: HTMLElement, island: Island): void {
  island.trigger(element, {
    warm: () => void island.load().catch(() => {}),
    start: async () => {
      try {
        await (await island.load()).mount(element);
        return true;
      } catch (error) {
        // Readers only miss an island that they wanted to use.
        if (island.trigger === onInteraction) {
          sayNotLoaded(error);
        }
        return false;
      }
    },
  });
}
