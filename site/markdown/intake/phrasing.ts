import type { Node } from '../syntax-tree.ts';
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

/** Whether a node is part of a line of text, not a block of its own. */
export function isPhrasing(node: Node): boolean {
  return node.type === 'element' ? ELEMENTS[node.name]?.place === 'inline' : PHRASING.has(node.type);
}

/** Whether the nodes of a parent are in a line of text. */
export function holdsPhrasing(parent: Node): boolean {
  return parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell' || isPhrasing(parent);
}

/** Puts what is loose among blocks into paragraphs. */
export function wrapPhrasing(nodes: readonly Node[]): readonly Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const flush = () => {
    const isBlank = line.every((node) => node.type === 'text' && node.value.trim() === '');
    if (!isBlank)
      blocks.push({
        type: 'paragraph',
        children: line,
        ...(line[0]?.position === undefined ? {} : { position: line[0].position }),
      } as Node);
    line = [];
  };
  for (const node of nodes) {
    // A comment by itself is nothing that a paragraph is needed for.
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
