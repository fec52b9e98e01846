import type { GroupNode, PageNode, RouteManifest, TreeNode } from '../../../engine/manifest/manifest.ts';

/** Finds the group at a pathname in any section; a page with tabs is one of its other tabs. */
export function findGroup(pathname: string, { routes, sections }: RouteManifest): GroupNode | undefined {
  const route = routes[pathname];
  if (route === undefined) return undefined;
  const node = findNode(sections.find(({ id }) => id === route.section)?.tree ?? [], pathname);
  if (node?.kind === 'group') return node;
  const tabs = (route.tabs ?? []).filter((tab) => tab.pathname !== pathname);
  if (node === undefined || tabs.length === 0) return undefined;
  const children = tabs.map((tab): PageNode => ({ kind: 'page', tags: [], title: tab.title, pathname: tab.pathname }));
  return { ...node, kind: 'group', children };
}

/** Finds the page or group at a pathname. */
function findNode(nodes: readonly TreeNode[], pathname: string): PageNode | GroupNode | undefined {
  for (const node of nodes) {
    const below = 'children' in node ? findNode(node.children, pathname) : undefined;
    if (below !== undefined) return below;
    const isPlace = node.kind === 'group' || (node.kind === 'page' && node.hash === undefined);
    if (isPlace && node.pathname === pathname) return node;
  }
  return undefined;
}
