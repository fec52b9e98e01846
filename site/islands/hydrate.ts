import { FEATURE_ISLANDS } from 'virtual:feature-islands';
import { eachPage } from '../browser/each-page.ts';
import { sayNotLoaded } from '../browser/not-loaded.ts';
import { colorMode } from '../preferences/color-mode.ts';
import { showScheme } from '../preferences/show-scheme.ts';
import { onInteraction, onIdle, onVisible, type Trigger, type IslandModule } from './triggers/triggers.ts';

/** A part of the page that starts independently, marked with `data-island="<name>"`: when, and with what code. */
type Island = readonly [trigger: Trigger, load: () => Promise<IslandModule>];

/** Starts what a project brings along. */
const loadSlot = () => import('./slot/mount-slot.ts');

/** All islands by name: those of features, and those of the shell. To add one of these, create a folder and add a line here. */
const ISLANDS: Readonly<Record<string, Island>> = {
  ...(FEATURE_ISLANDS as Readonly<Record<string, Island>>),
  ad: [onIdle, () => import('./ad/mount-slot.ts')],
  consent: [onInteraction, () => import('./consent/mount-consent.ts')],
  'copy-page': [onInteraction, () => import('./copy-page/mount-copy-page.ts')],
  feedback: [onInteraction, () => import('./feedback/mount-feedback.ts')],
  demo: [onVisible, () => import('./demo/mount-demo.ts')],
  'not-found': [onIdle, () => import('./not-found/mount-not-found.ts')],
  preferences: [onInteraction, () => import('./preferences/mount-preferences.ts')],
  rows: [onIdle, () => import('./rows/mount-rows.ts')],
  slot: [onVisible, loadSlot],
  'slot-idle': [onIdle, loadSlot],
  'slot-interaction': [onInteraction, loadSlot],
  search: [onInteraction, () => import('./search/mount-search.ts')],
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

function hydrate(element: HTMLElement, [trigger, load]: Island): void {
  const start = async (): Promise<boolean> => {
    try {
      await (await load()).mount(element);
      return true;
    } catch (error) {
      // Readers only miss an island that they wanted to use.
      if (trigger === onInteraction) {
        sayNotLoaded(error);
      }
      return false;
    }
  };
  trigger(element, start, () => void load().catch(() => {}));
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
