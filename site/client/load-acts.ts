import { whenActed } from './when-acted.ts';

/**
 * Fetches what pages need from a reader's first act on, so that reading alone costs nothing. What a single act needs at
 * once, such as the click on a copy button, is here from the start.
 */
export function loadActs(): Promise<typeof import('./acts.ts')> {
  return import('./acts.ts');
}

/** Has it ready before the reader follows a link. */
export function startActs(): void {
  whenActed((target) => {
    loadActs().then(
      ({ startMenus, startPrefetch, startShowFocused }) => {
        startMenus();
        startShowFocused();
        startPrefetch(target);
      },
      // Links and menus work without; what needs it fetches it again.
      () => {},
    );
  });
}
