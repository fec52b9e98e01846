import type { IslandModule } from './triggers/island-module.ts';
import { onIdle } from './triggers/idle.ts';
import { onInteraction } from './triggers/interaction.ts';
import type { Trigger } from './triggers/trigger.ts';
import { onVisible } from './triggers/visible.ts';

/** A part of the page that starts independently, marked with `data-island="<name>"`. */
export interface Island {
  /** Decides when it starts. */
  readonly trigger: Trigger;
  readonly load: () => Promise<IslandModule>;
}

/** All islands of the shell by name. To add one, create a folder and add a line here. */
export const ISLANDS: Readonly<Record<string, Island>> = {
  ad: { trigger: onIdle, load: () => import('./ad/mount-slot.ts') },
  consent: { trigger: onInteraction, load: () => import('./consent/answer.ts') },
  'copy-page': { trigger: onInteraction, load: () => import('./copy-page/mount-copy-page.ts') },
  feedback: { trigger: onInteraction, load: () => import('./feedback/mount-feedback.ts') },
  demo: { trigger: onVisible, load: () => import('./demo/mount-demo.ts') },
  embed: { trigger: onInteraction, load: () => import('../features/embed/island/mount-embed.ts') },
  icons: { trigger: onVisible, load: () => import('../features/icons/island/mount-icons.ts') },
  'not-found': { trigger: onIdle, load: () => import('./not-found/mount-not-found.ts') },
  preferences: { trigger: onInteraction, load: () => import('./preferences/mount-preferences.ts') },
  rows: { trigger: onIdle, load: () => import('./rows/mount-rows.ts') },
  slot: { trigger: onVisible, load: () => import('./slot/mount-slot.ts') },
  search: { trigger: onInteraction, load: () => import('./search/mount-search.ts') },
};
