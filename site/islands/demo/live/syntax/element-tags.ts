import { parseSource, type SyntaxNode } from './parse-source.ts';

/** A tag in a source; that of a fragment has an empty name. */
interface Tag {
  readonly from: number;
  readonly name: string;
}

/** Finds the opening and the closing tag of an element; `undefined` if it is not closed. */
export function findTags(element: SyntaxNode, source: string): readonly [open: Tag, close: Tag] | undefined {
  const open = element.getChild('JSXOpenTag') ?? element.getChild('JSXFragmentTag');
  const close = element.getChild('JSXCloseTag');
  if (open === null || close === null) return undefined;
  const read = ({ from, to }: SyntaxNode): Tag => ({
    from,
    name: /^<\s*\/?\s*([\w.$:-]*)/.exec(source.slice(from, to))?.[1] ?? '',
  });
  return [read(open), read(close)];
}

/** Whether the tag at a place closes the element before it, and whatever is around that is closed by its own name, too. */
export function closesRightly(source: string, place: number): boolean {
  let isElement = false;
  for (let node: SyntaxNode | null = parseSource(source).resolveInner(place + 1, 1); node; node = node.parent) {
    if (node.name !== 'JSXElement') continue;
    const tags = findTags(node, source);
    if (tags === undefined || tags[0].name !== tags[1].name) return false;
    isElement = true;
  }
  return isElement;
}
