import type { Located, NavSection } from './navigation.ts';

/**
 * Folders that a page's demos are looked for in, in this order, each with a slash at its end: that of the page's file,
 * and the one that its section names.
 *
 * @example
 * ('content/parts/button/index.md', '../packages/ui/examples') → ['content/parts/button/', '../packages/ui/examples/']
 */
export function demoPlaces(page: string, folder: string | undefined): readonly string[] {
  return [page.slice(0, page.lastIndexOf('/') + 1), ...(folder === undefined ? [] : [`${folder}/`])];
}

/** The modules that a section has its demos wrapped by: on the site, and in sandboxes where that is another one. */
export function demoWrappers({
  demoProvider,
  sandboxProvider,
}: Pick<NavSection, 'demoProvider' | 'sandboxProvider'>): readonly Located<string>[] {
  return [...new Set([demoProvider, sandboxProvider])].filter((wrapper) => wrapper !== undefined);
}
