import type { Located, NavSection } from './navigation.ts';

/**
 * Lists the folders to search for a page’s demos, in order and each with a trailing slash: the folder of the page’s
 * file, then the section’s demo folder.
 *
 * @example
 * ('content/parts/button/index.md', '../packages/ui/examples') → ['content/parts/button/', '../packages/ui/examples/']
 */
export function demoPlaces(page: string, folder: string | undefined): readonly string[] {
  return [page.slice(0, page.lastIndexOf('/') + 1), ...(folder === undefined ? [] : [`${folder}/`])];
}

/** The modules that wrap a section’s demos: the site’s, and the one for sandboxes if it differs. */
export function demoWrappers({
  demoProvider,
  sandboxProvider,
}: Pick<NavSection, 'demoProvider' | 'sandboxProvider'>): readonly Located<string>[] {
  return [...new Set([demoProvider, sandboxProvider])].filter((wrapper) => wrapper !== undefined);
}
