import type { GroupNode, Plan, Section, SubheaderNode, Tag, TreeNode } from '../../../engine/manifest/manifest.ts';

/** A node of the sidebar and its position. */
export interface Row {
  readonly node: TreeNode;
  /** The group or subheader above it. */
  readonly parent: Row | undefined;
  /** The rows of a group or subheader. */
  readonly list: RowList | undefined;
  /** Its position among the visible rows of its level. */
  readonly start: number;
  /** Number of rows that it takes while every group in it is closed. */
  readonly size: number;
}

/** Rows of a single `<ul>`. */
export interface RowList {
  readonly rows: readonly Row[];
}

/** A section's tree, prepared once, so that the cost of a page's sidebar only depends on its visible rows. */
export interface SidebarIndex {
  readonly list: RowList;
  /** Number of rows at the top level. */
  readonly size: number;
  /** Number of pages in the whole section. */
  readonly pages: number;
  /** Paid plans used by any node. */
  readonly plans: readonly Plan[];
  /** Every page and group by pathname. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** Prepares a section's tree; further calls for the same section return the same result. */
export function indexSidebar(section: Section): SidebarIndex {
  const known = indexes.get(section);
  if (known !== undefined) return known;
  const rows = new Map<string, Row>();
  const { list, size } = indexList(section.tree, undefined, 0, rows);
  const index = {
    list,
    size,
    pages: countPagesIn(section.tree),
    plans: PLANS.filter((plan) => hasTag(section.tree, plan)),
    rows,
  };
  indexes.set(section, index);
  return index;
}

/** Counts the pages below a group or subheader, including those of inner groups. */
export function countPagesBelow(node: GroupNode | SubheaderNode): number {
  const known = counts.get(node);
  if (known !== undefined) return known;
  const count = countPagesIn(node.children);
  counts.set(node, count);
  return count;
}

/** Counts the rows of a group's own level while every group in it is closed. */
export function levelSize(list: RowList): number {
  const last = list.rows.at(-1);
  return last === undefined ? 0 : last.start + last.size;
}

const PLANS = ['pro', 'premium'] as const;

function hasTag(nodes: readonly TreeNode[], tag: Tag): boolean {
  return nodes.some((node) => node.tags.includes(tag) || ('children' in node && hasTag(node.children, tag)));
}

const indexes = new WeakMap<Section, SidebarIndex>();
const counts = new WeakMap<TreeNode, number>();

function indexList(
  nodes: readonly TreeNode[],
  parent: Row | undefined,
  from: number,
  found: Map<string, Row>,
): { readonly list: RowList; readonly size: number } {
  const rows: Row[] = [];
  let start = from;
  for (const node of nodes) {
    const row = { node, parent, list: undefined as RowList | undefined, start, size: 1 };
    if (node.kind === 'subheader') {
      const inner = indexList(node.children, row, start + 1, found);
      row.list = inner.list;
      row.size = 1 + inner.size;
    } else if (node.kind === 'group') {
      // A group's rows are a separate level, visible only while the group is open.
      row.list = indexList(node.children, row, 0, found).list;
    }
    if (isPlace(node) && !found.has(node.pathname)) found.set(node.pathname, row);
    rows.push(row);
    start += row.size;
  }
  return { list: { rows }, size: start - from };
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
