import type { GroupNode, Plan, Section, SubheaderNode, Tag, TreeNode } from '../../../engine/manifest.ts';

/** A node of the sidebar and where it is. */
export interface Row {
  readonly node: TreeNode;
  /** The group or subheader above it. */
  readonly parent: Row | undefined;
  /** The rows of a group or subheader. */
  readonly list: RowList | undefined;
  /** Its place among the rows of its level, counted as the reader sees them. */
  readonly start: number;
  /** How many rows it takes while every group in it is closed. */
  readonly size: number;
}

/** Rows that are in one `<ul>`. */
export interface RowList {
  readonly rows: readonly Row[];
}

/** A section's tree prepared once, so that one page's sidebar costs only the rows that it shows. */
export interface SidebarIndex {
  readonly list: RowList;
  /** How many rows the top level takes. */
  readonly size: number;
  /** How many pages the whole section has. */
  readonly pages: number;
  /** Paid plans that some node is marked with. */
  readonly plans: readonly Plan[];
  /** Every page and group by pathname. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** Prepares a section's tree; the second call for the same section returns the first one's answer. */
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

/** How many pages are below a group or subheader, those of inner groups included. */
export function countPagesBelow(node: GroupNode | SubheaderNode): number {
  const known = counts.get(node);
  if (known !== undefined) return known;
  const count = countPagesIn(node.children);
  counts.set(node, count);
  return count;
}

/** How many rows a group's own level takes while every group in it is closed. */
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
      // A group's rows are a level of their own: they are seen only while it is open.
      row.list = indexList(node.children, row, 0, found).list;
    }
    if (isPlace(node) && !found.has(node.pathname)) found.set(node.pathname, row);
    rows.push(row);
    start += row.size;
  }
  return { list: { rows }, size: start - from };
}

/** Whether a reader can be on this node: a link to an anchor is not the page itself. */
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
