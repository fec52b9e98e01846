import { isMarked } from './drafts.ts';
import type { PlacedNode, ResolvedSection, ServedPage, PageTree } from './page-tree.ts';
import { joinPathname, type Pathname } from '../address/pathname.ts';
import type { PageFile } from '../model/project-input.ts';

/**
 * Decides what is served at which pathname: pages, tab pages, landing pages of groups and sections. A page in several
 * trees belongs to the section whose prefix contains it, else to the first tree that lists it.
 */
export function servePages(
  sections: readonly ResolvedSection[],
  nodes: readonly PlacedNode[],
  { files, findOwner }: Pick<PageTree, 'files' | 'findOwner'>,
): ReadonlyMap<string, ServedPage> {
  const pages = new Map<string, ServedPage>();

  const serve = (pathname: Pathname, kind: ServedPage['kind'], { section, title, tags, node, span }: Face) => {
    const known = pages.get(pathname);
    if (known !== undefined) {
      const owner = known.section === section.id.value ? undefined : findOwner(pathname);
      if (owner !== section) return;
    }
    const file = files.get(pathname);
    const own = isMarked(file) && !tags.includes('draft') ? [...tags, 'draft' as const] : tags;
    pages.set(pathname, { pathname, section: section.id.value, kind, title, tags: own, node, file, span });
  };

  for (const { node, section } of nodes) {
    if (node.kind !== 'page' || node.hash !== undefined) continue;
    const { title, tags, span } = node;
    serve(node.pathname, 'page', { section, title, tags, node, span });
    for (const tab of node.tabs) {
      if (tab.segment === undefined) continue;
      serve(joinPathname(node.pathname, tab.segment), 'tab', { section, title: tab.title, tags, node, span: tab.span });
    }
  }
  for (const { node, section } of nodes) {
    // A node for a place on a page declares the page if no other node does.
    const isPlace = node.kind === 'page' && node.hash !== undefined;
    if (!(isPlace || node.kind === 'group') || pages.has(node.pathname)) continue;
    const { title, tags, span } = node;
    serve(node.pathname, isPlace ? 'page' : 'group', { section, title, tags, node, span });
  }
  for (const section of sections) {
    const home = section.prefixes[0];
    if (home === undefined || pages.has(home.value)) continue;
    serve(home.value, 'section', { section, title: section.name, tags: [], node: undefined, span: home.span });
  }
  return pages;
}

/**
 * Maps pathnames to files. If two files share a pathname, the first one wins; the rule `ambiguous-page` reports the
 * other.
 */
export function filesByPathname(files: readonly PageFile[]): ReadonlyMap<string, PageFile> {
  const byPathname = new Map<string, PageFile>();
  for (const file of files) if (!byPathname.has(file.pathname)) byPathname.set(file.pathname, file);
  return byPathname;
}

interface Face extends Pick<ServedPage, 'title' | 'tags' | 'node' | 'span'> {
  readonly section: ResolvedSection;
}
