import { onIdle } from './triggers/idle.ts';
import { onInteraction } from './triggers/interaction.ts';
import type { Trigger } from './triggers/trigger.ts';
import { onVisible } from './triggers/visible.ts';

/** The face of an island's module. */
export interface IslandModule {
  /** Brings the element to life; called once per element. */
  readonly mount: (element: HTMLElement) => void | Promise<void>;
}

/** A part of the page that is brought to life alone, found by `data-island="<name>"`. */
export interface Island {
  /** What wakes it up. */
  readonly trigger: Trigger;
  readonly load: () => Promise<IslandModule>;
}

/** Every island of the shell by its name. Adding one is a folder and a line here. */
export const ISLANDS: Readonly<Record<string, Island>> = {
  'api-layout': { trigger: onIdle, load: () => import('./api-layout/mount-layout.ts') },
  ad: { trigger: onIdle, load: () => import('./ad/mount-slot.ts') },
  'copy-page': { trigger: onInteraction, load: () => import('./copy-page/mount-copy-page.ts') },
  feedback: { trigger: onInteraction, load: () => import('./feedback/mount-feedback.ts') },
  demo: { trigger: onVisible, load: () => import('./demo/mount-demo.ts') },
  icons: { trigger: onVisible, load: () => import('./icons/mount-icons.ts') },
  'not-found': { trigger: onIdle, load: () => import('./not-found/mount-not-found.ts') },
  preferences: { trigger: onInteraction, load: () => import('./preferences/mount-preferences.ts') },
  slot: { trigger: onVisible, load: () => import('./slot/mount-slot.ts') },
  search: { trigger: onInteraction, load: () => import('./search/mount-search.ts') },
};
