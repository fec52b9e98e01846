import type { NavPage, PlacedNode, ResolvedGroup, ResolvedSection, ServedPage } from '../page-tree.ts';
import { findByPrefix, joinPathname } from '../pathname.ts';
import type { PageFile } from '../project-input.ts';

/**
 * Decides what is served at which pathname: pages, tab pages, landing pages of groups and sections. A page that
 * several trees name belongs to the section whose prefix holds it, else to the first that names it.
 */
export function servePages(
  sections: readonly ResolvedSection[],
  nodes: readonly PlacedNode[],
  files: readonly PageFile[],
): ReadonlyMap<string, ServedPage> {
  const owners = sections.map((section) => ({ section, prefixes: section.prefixes.map((prefix) => prefix.value) }));
  const fileAt = new Map(files.map((file) => [file.pathname, file]));
  const pages = new Map<string, ServedPage>();

  const serve = (page: ServedPage) => {
    const known = pages.get(page.pathname);
    if (known !== undefined) {
      const owner = known.section === page.section ? undefined : findByPrefix(page.pathname, owners)?.section.id.value;
      if (owner !== page.section) return;
    }
    const file = fileAt.get(page.pathname);
    pages.set(page.pathname, file && page.kind !== 'section' ? { ...page, file } : page);
  };
  const face = (node: NavPage | ResolvedGroup, { section }: PlacedNode) =>
    ({ section: section.id.value, title: node.title, tags: node.tags, node, span: node.span }) as const;

  for (const placed of nodes) {
    const { node } = placed;
    if (node.kind !== 'page' || node.hash !== undefined) continue;
    serve({ ...face(node, placed), pathname: node.pathname, kind: 'page' });
    for (const tab of node.tabs) {
      if (tab.segment === undefined) continue;
      serve({ ...face(node, placed), pathname: joinPathname(node.pathname, tab.segment), kind: 'tab', title: tab.title, span: tab.span });
    }
  }
  for (const placed of nodes) {
    const { node } = placed;
    // A node that names a place on a page declares the page when nothing else does.
    if (node.kind === 'page' && node.hash !== undefined && !pages.has(node.pathname)) {
      serve({ ...face(node, placed), pathname: node.pathname, kind: 'page' });
    }
    if (node.kind === 'group' && !pages.has(node.pathname)) serve({ ...face(node, placed), pathname: node.pathname, kind: 'group' });
  }
  for (const section of sections) {
    const home = section.prefixes[0];
    if (home === undefined || pages.has(home.value)) continue;
    serve({ pathname: home.value, section: section.id.value, kind: 'section', title: section.name, tags: [], span: home.span });
  }
  return pages;
}
