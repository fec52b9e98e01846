import type { PageTree } from '../../resolve/page-tree.ts';

/**
 * What is at the pathname of a link. `orphan`: a file that no tree refers to, which has a message of its own.
 */
export type Destination = 'page' | 'redirect' | 'orphan' | 'nothing';

/** Makes a function that determines what is at a pathname. */
export function destinations(tree: PageTree): (pathname: string) => Destination {
  const redirected = new Set<string>(tree.redirects.map(({ from }) => from));
  return (pathname) => {
    // Every site has a start page.
    if (tree.pages.has(pathname) || pathname === '/') return 'page';
    if (redirected.has(pathname)) return 'redirect';
    return tree.files.has(pathname) ? 'orphan' : 'nothing';
  };
}
