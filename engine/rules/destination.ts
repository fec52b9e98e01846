import type { PageTree } from '../page-tree.ts';

/**
 * What there is at a pathname that something leads to. `orphan`: a file that no tree reaches, which has a message of
 * its own. `unknown`: a part of the navigation that could not be used may have served it.
 */
export type Destination = 'page' | 'redirect' | 'orphan' | 'unknown' | 'nothing';

/** Makes a function that finds what a pathname leads to. */
export function destinations(tree: PageTree): (pathname: string) => Destination {
  const redirected = new Set<string>(tree.redirects.map(({ from }) => from));
  return (pathname) => {
    // Every site has a start page.
    if (tree.pages.has(pathname) || pathname === '/') return 'page';
    if (redirected.has(pathname)) return 'redirect';
    if (tree.files.has(pathname)) return 'orphan';
    return tree.unknown.isPage(pathname) ? 'unknown' : 'nothing';
  };
}
