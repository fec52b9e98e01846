import type { MdastNode } from 'satteri';

/** Position of a node. */
export type NodePosition = NonNullable<MdastNode['position']>;

/** An element without Markdown syntax, written as HTML or JSX. */
export interface ElementNode {
  readonly type: 'element';
  readonly name: string;
  /** Only allowed attributes with allowed values. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly position?: NodePosition | undefined;
}

/** Any node of a parsed page. */
export type Node = MdastNode | ElementNode;

/** The nodes of a type, such as `NodeOf<'heading'>`. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { readonly type: Type }>;

/** A directive of any shape: `:name`, `::name` or `:::name`. */
export type Directive = NodeOf<'containerDirective' | 'leafDirective' | 'textDirective'>;

/** Returns whether a node is a directive. */
export function isDirective(node: Node): node is Directive {
  return node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective';
}

/** Depth below which nothing is rendered, checked or given an id, in nodes from the root. */
export { MAX_BLOCK_DEPTH as MAX_DEPTH } from '../../../engine/text/limits.ts';

/** Returns the children of a node; none for a leaf. */
export function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node.children as readonly Node[]) : [];
}

/** Lists a node and all nodes within it, in no particular order; not recursive, so that it works at any depth. */
export function* nodesIn(root: Node): Generator<Node> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    for (const child of childrenOf(node)) open.push(child);
  }
}

/** Joins the visible text of a node, without markup. */
export function toPlainText(node: Node): string {
  return joinLeaves(node, visibleText).replace(/\s+/g, ' ').trim();
}

/** Joins the results of `read` for each leaf below a node, in order. Not recursive, so that it works at any depth. */
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

/** Returns the visible text of a leaf. */
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
    case 'break':
      return ' ';
    default:
      return '';
  }
}

/** Removes closed HTML comments; all other raw HTML is shown as text. */
export function withoutComments(html: string): string {
  // One that is not closed lasts to the end.
  return html.replaceAll(/<!--[^]*?(-->|$)/g, (comment, closing: string) => (closing === '' ? comment : ''));
}

/** Returns whether a paragraph is the `[label]` of its directive. */
export function isDirectiveLabel(node: Node): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

/** Returns the nodes of a page's body: those that are neither data, label nor definition. */
export function contentOf(parent: Node): readonly Node[] {
  return childrenOf(parent).filter((node) => !isDirectiveLabel(node) && !INVISIBLE.has(node.type));
}

const INVISIBLE: ReadonlySet<Node['type']> = new Set(['yaml', 'toml', 'definition', 'footnoteDefinition']);
