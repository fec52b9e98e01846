import type { MdastNode } from 'satteri';

/** Where a node is. */
export type NodePosition = NonNullable<MdastNode['position']>;

/** An element that Markdown has no mark for; it is in a page's text as HTML or JSX. */
export interface ElementNode {
  readonly type: 'element';
  readonly name: string;
  /** None but those that pages may have, with values that they may have. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly position?: NodePosition;
}

/** Any node of a parsed page. */
export type Node = MdastNode | ElementNode;

/** The nodes of one type, such as `NodeOf<'heading'>`. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { readonly type: Type }>;

/** A directive of any shape: `:name`, `::name` or `:::name`. */
export type Directive = NodeOf<'containerDirective' | 'leafDirective'>;

/** Nesting below which nothing is rendered, checked or given an id, in nodes from the root. */
export { MAX_BLOCK_DEPTH as MAX_DEPTH } from '../../engine/limits.ts';

/** The children of a node; none for a leaf. */
export function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node.children as readonly Node[]) : [];
}

/** Joins the text that a reader sees in a node, markup left out. */
export function toPlainText(node: Node): string {
  return joinLeaves(node, visibleText).replace(/\s+/g, ' ').trim();
}

/** Joins what `read` makes of each leaf below a node, in order. Without recursion, so it works at any depth. */
export function joinLeaves(node: Node, read: (leaf: Node) => string): string {
  let joined = '';
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const children = childrenOf(next);
    if (children.length === 0) joined += read(next);
    for (let at = children.length - 1; at >= 0; at--) open.push(children[at] as Node);
  }
  return joined;
}

/** What a reader sees of a leaf, in plain text. */
export function visibleText(leaf: Node): string {
  switch (leaf.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return leaf.value;
    case 'html':
      return withoutComments(leaf.value);
    case 'image':
    case 'imageReference':
      return leaf.alt ?? '';
    case 'textDirective':
      return `:${leaf.name}`;
    case 'break':
      return ' ';
    default:
      return '';
  }
}

/** Cuts closed HTML comments; what is left of raw HTML is shown as text. */
export function withoutComments(html: string): string {
  let shown = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', start + '<!--'.length);
    if (end < 0) break;
    shown += html.slice(from, start);
    from = end + '-->'.length;
  }
  return shown + html.slice(from);
}

/** Returns whether a paragraph is the `[label]` of the directive that it is in. */
export function isDirectiveLabel(node: Node): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
