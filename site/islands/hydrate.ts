import { FEATURE_ISLANDS } from 'virtual:feature-islands';
import { eachPage } from '../browser/each-page.ts';
import { sayNotLoaded } from '../browser/not-loaded.ts';
import { colorMode } from '../preferences/color-mode.ts';
import { showScheme } from '../preferences/show-scheme.ts';
import { onInteraction, onIdle, onVisible, type Trigger } from './triggers/triggers.ts';
import type { IslandModule } from './triggers/island-module.ts';

/** A part of the page that starts independently, marked with `data-island="<name>"`. */
interface Island {
  /** Decides when it starts. */
  readonly trigger: Trigger;
  readonly load: () => Promise<IslandModule>;
}

/** All islands by name: those of features, and those of the shell. To add one of these, create a folder and add a line here. */
const ISLANDS: Readonly<Record<string, Island>> = {
  ...(FEATURE_ISLANDS as Readonly<Record<string, Island>>),
  ad: { trigger: onIdle, load: () => import('./ad/mount-slot.ts') },
  consent: { trigger: onInteraction, load: () => import('./consent/mount-consent.ts') },
  'copy-page': { trigger: onInteraction, load: () => import('./copy-page/mount-copy-page.ts') },
  feedback: { trigger: onInteraction, load: () => import('./feedback/mount-feedback.ts') },
  demo: { trigger: onVisible, load: () => import('./demo/mount-demo.ts') },
  'not-found': { trigger: onIdle, load: () => import('./not-found/mount-not-found.ts') },
  preferences: { trigger: onInteraction, load: () => import('./preferences/mount-preferences.ts') },
  rows: { trigger: onIdle, load: () => import('./rows/mount-rows.ts') },
  slot: { trigger: onVisible, load: () => import('./slot/mount-slot.ts') },
  search: { trigger: onInteraction, load: () => import('./search/mount-search.ts') },
};

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

/**
 * Prints dark pages in light mode. The site's own colors only need the stylesheet, but the themes of libraries in demos
 * follow the page's scheme, so it is set to light while printing. The stored preference does not change.
 */
function startLightPrints(): void {
  const root = document.documentElement;
  addEventListener('beforeprint', () => showScheme(root, colorMode.get().light));
  addEventListener('afterprint', () => showScheme(root, colorMode.get().scheme));
}
