/** What wakes an island up. */
export type TriggerName = 'idle' | 'visible' | 'interaction';

/** The face of an island's module. */
export interface IslandModule {
  /** Brings the element to life; called once per element. */
  readonly mount: (element: HTMLElement) => void | Promise<void>;
}

/** A part of the page that is brought to life alone, found by `data-island="<name>"`. */
export interface Island {
  readonly trigger: TriggerName;
  readonly load: () => Promise<IslandModule>;
}

/** Every island of the shell by its name. Adding one is a folder and a line here. */
export const ISLANDS: Readonly<Record<string, Island>> = {
  'api-layout': { trigger: 'idle', load: () => import('./api-layout/mount-layout.ts') },
  ad: { trigger: 'idle', load: () => import('./ad/mount-slot.ts') },
  'copy-page': { trigger: 'interaction', load: () => import('./copy-page/mount-copy-page.ts') },
  feedback: { trigger: 'interaction', load: () => import('./feedback/mount-feedback.ts') },
  demo: { trigger: 'visible', load: () => import('./demo/mount-demo.ts') },
  icons: { trigger: 'visible', load: () => import('./icons/mount-icons.ts') },
  'not-found': { trigger: 'idle', load: () => import('./not-found/mount-not-found.ts') },
  preferences: { trigger: 'interaction', load: () => import('./preferences/mount-preferences.ts') },
  slot: { trigger: 'visible', load: () => import('./slot/mount-slot.ts') },
  search: { trigger: 'interaction', load: () => import('./search/mount-search.ts') },
};
