import { DEMO_FOLDER } from '../../demos/demo-folder.ts';
import { BRANCHES } from '../../pages/context/branches.ts';
import { ASSETS } from '../../pages/context/site-context.ts';

/** The value of `Cache-Control` for files whose names change with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The value for all others, pages among them: browsers ask whether they have changed before they show them. */
export const ASK_FIRST = 'public, max-age=0, must-revalidate';

/** Folders, from the site's root, of files whose names contain a hash of their content. Every host has these rules. */
export const UNCHANGING: readonly string[] = [ASSETS, BRANCHES, DEMO_FOLDER];

/**
 * Returns how long browsers may keep a file, by its path from the site's root.
 * @example
 * lifetimeOf('_nav/assets/main.juj1c932.js') // FOREVER
 * lifetimeOf('guide/index.html')             // ASK_FIRST
 */
export function lifetimeOf(path: string): string {
  return UNCHANGING.some((folder) => path.startsWith(`${folder}/`)) ? FOREVER : ASK_FIRST;
}
