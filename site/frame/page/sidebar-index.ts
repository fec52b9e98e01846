import type { GroupNode, Plan, Section, SubheaderNode, Tag, TreeNode } from '../../../engine/manifest/manifest.ts';
import { onceFor } from '../../../engine/text/once.ts';

/** A node of the sidebar and its position. */
export interface SidebarRow {
  readonly node: TreeNode;
  /** The group or subheader above it. */
  readonly parent: SidebarRow | undefined;
  /** The rows of a group or subheader, which are a single `<ul>`. */
  readonly list: readonly SidebarRow[] | undefined;
  /** Its position among the visible rows of its level. */
  readonly start: number;
  /** Number of rows that it takes while every group in it is closed. */
  readonly size: number;
}

/** A section's tree, prepared once, so that the cost of a page's sidebar only depends on its visible rows. */
interface SidebarIndex {
  /** The rows of the top level. */
  readonly list: readonly SidebarRow[];
  /** Number of pages in the whole section. */
  readonly pages: number;
  /** Paid plans used by any node. */
  readonly plans: readonly Plan[];
  /** Every page and group by pathname. */
  readonly rows: ReadonlyMap<string, SidebarRow>;
}

/** Prepares a section's tree; further calls for the same section return the same result. */
export const indexSidebar = onceFor((section: Section): SidebarIndex => {
  const rows = new Map<string, SidebarRow>();
  return {
    list: indexRows(section.tree, undefined, 0, rows),
    pages: countPagesIn(section.tree),
    plans: PLANS.filter((plan) => hasTag(section.tree, plan)),
    rows,
  };
});

/** Counts the pages below a group or subheader, including those of inner groups. */
export const countPagesBelow = onceFor((node: GroupNode | SubheaderNode): number => countPagesIn(node.children));

/** Returns the position after the last of a group's rows: their number while every group among them is closed. */
export function rowsEnd(rows: readonly SidebarRow[]): number {
  const last = rows.at(-1);
  return last === undefined ? 0 : last.start + last.size;
}

const PLANS = ['pro', 'premium'] as const;

function hasTag(nodes: readonly TreeNode[], tag: Tag): boolean {
  return nodes.some((node) => node.tags.includes(tag) || ('children' in node && hasTag(node.children, tag)));
}

function indexRows(
  nodes: readonly TreeNode[],
  parent: SidebarRow | undefined,
  from: number,
  found: Map<string, SidebarRow>,
): readonly SidebarRow[] {
  const rows: SidebarRow[] = [];
  let start = from;
  for (const node of nodes) {
    const row = { node, parent, list: undefined as SidebarRow['list'], start, size: 1 };
    if ('children' in node) {
      // A group's rows are a separate level, visible only while the group is open.
      row.list = indexRows(node.children, row, node.kind === 'group' ? 0 : start + 1, found);
      if (node.kind === 'subheader') row.size = Math.max(1, rowsEnd(row.list) - start);
    }
    if (isPlace(node) && !found.has(node.pathname)) found.set(node.pathname, row);
    rows.push(row);
    start += row.size;
  }
  return rows;
}

/** Returns whether a node is a page or group, not just a link to an anchor. */
function isPlace(node: TreeNode): node is Extract<TreeNode, { pathname: string }> {
  return node.kind === 'group' || (node.kind === 'page' && node.hash === undefined);
}

function countPagesIn(nodes: readonly TreeNode[]): number {
  let count = 0;
  for (const node of nodes) {
    if (node.kind === 'page') count += 1;
    else if (node.kind !== 'link') count += countPagesBelow(node);
  }
  return count;
}
