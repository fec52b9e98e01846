import type { Node } from '../tree/syntax-tree.ts';
import { ELEMENTS } from './html-elements.ts';

const PHRASING: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'inlineMath',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'textDirective',
  'html',
]);

/** Returns whether a node is inline, not a block. */
export function isPhrasing(node: Node): boolean {
  return node.type === 'element' ? ELEMENTS[node.name]?.place === 'inline' : PHRASING.has(node.type);
}

/** Returns whether a parent contains inline nodes. */
export function holdsPhrasing(parent: Node): boolean {
  return parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell' || isPhrasing(parent);
}

/** Unwraps paragraphs, since an element whose content is on lines of its own contains one. */
export function unwrapPhrasing(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? (node.children as readonly Node[]) : [node]));
}

/** Wraps inline nodes between blocks in paragraphs. */
export function wrapPhrasing(nodes: readonly Node[]): readonly Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const flush = () => {
    const isBlank = line.every((node) => node.type === 'text' && node.value.trim() === '');
    if (!isBlank) blocks.push({ type: 'paragraph', children: line, position: line[0]?.position } as Node);
    line = [];
  };
  for (const node of nodes) {
    // A comment by itself needs no paragraph.
    if (node.type === 'html' && node.value.startsWith('<!--') && line.length === 0) blocks.push(node);
    else if (isPhrasing(node)) line.push(node);
    else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}
