import type { RouteManifest, Section, Tag, TreeNode } from '../manifest/manifest.ts';
import { toHref, type HrefContext } from '../address/href.ts';

/** A node of the navigation as printed by `docs-nav routes --json`; absent values are `null`. */
export interface RouteRow {
  readonly section: string;
  readonly pathname: string;
  readonly kind: TreeNode['kind'];
  readonly title: string;
  /** For a group, the address of its first page. */
  readonly href: string;
  /** Pathnames of the nodes above it, nearest first. */
  readonly trail: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly file: string | null;
  readonly tags: readonly Tag[];
}

/** Lists every node of every section in tree order. */
export function listRoutes(manifest: RouteManifest): readonly RouteRow[] {
  return manifest.sections.flatMap((section) => listSection(section, manifest));
}

function listSection(section: Section, manifest: RouteManifest): readonly RouteRow[] {
  const rows: RouteRow[] = [];
  const order: string[] = [];
  const visit = (nodes: readonly TreeNode[], trail: readonly string[]) => {
    for (const node of nodes) {
      const isFolder = node.kind === 'group' || node.kind === 'subheader';
      const pathname = addressOf(node);
      if (node.kind === 'page') order.push(pathname);
      rows.push({
        section: section.id,
        pathname,
        kind: node.kind,
        title: node.title,
        href: hrefOf(node, { base: '', apiAddresses: manifest.site.apiAddresses }),
        trail,
        previous: null,
        next: null,
        file: node.kind === 'page' ? (manifest.routes[node.pathname]?.file ?? null) : null,
        tags: node.tags,
      });
      if (isFolder) visit(node.children, [pathname, ...trail]);
    }
  };
  visit(section.tree, []);
  const position = new Map(order.map((pathname, index) => [pathname, index]));
  return rows.map((row) => {
    const at = row.kind === 'page' ? position.get(row.pathname) : undefined;
    return at === undefined ? row : { ...row, previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
  });
}

/** Returns what a node leads to: a pathname, with the anchor of a place on a page, or another site’s address. */
export function addressOf(node: TreeNode): string {
  if (node.kind === 'link') return node.href;
  return node.kind === 'page' && node.hash !== undefined ? `${node.pathname}#${node.hash}` : node.pathname;
}

function hrefOf(node: TreeNode, place: HrefContext): string {
  switch (node.kind) {
    case 'link':
      return node.href;
    case 'page':
      return toHref(node.pathname, place, node.hash);
    case 'group':
    case 'subheader': {
      const first = firstPage(node.children);
      return first ? hrefOf(first, place) : toHref(node.pathname, place);
    }
  }
}

function firstPage(nodes: readonly TreeNode[]): TreeNode | undefined {
  for (const node of nodes) {
    if (node.kind === 'page' || node.kind === 'link') return node;
    const found = firstPage(node.children);
    if (found) return found;
  }
  return undefined;
}

/** How many pages a site has, as a check counts them: groups and sections have addresses too, and are none. */
export function countPages({ routes }: Pick<RouteManifest, 'routes'>): number {
  return Object.values(routes).filter(({ kind }) => kind === 'page').length;
}
