import { onIdle } from './triggers/idle.ts';
import { onInteraction } from './triggers/interaction.ts';
import type { Trigger } from './triggers/trigger.ts';
import { onVisible } from './triggers/visible.ts';

/** Interface of an island's module. */
export interface IslandModule {
  /** Starts the island on an element; called once per element. */
  readonly mount: (element: HTMLElement) => void | Promise<void>;
}

/** A part of the page that starts independently, marked with `data-island="<name>"`. */
export interface Island {
  /** Decides when it starts. */
  readonly trigger: Trigger;
  readonly load: () => Promise<IslandModule>;
}

/** All islands of the shell by name. To add one, create a folder and add a line here. */
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
