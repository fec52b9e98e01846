import { parser } from '@lezer/javascript';

/** A part of a syntax tree. */
export type SourceNode = ReturnType<typeof parser.parse>['topNode'];

const TSX = parser.configure({ dialect: 'jsx ts' });
const TS = parser.configure({ dialect: 'ts' });

/** Whether a file is TypeScript without JSX, where `<string>value` is a type and no element. */
export function isWithoutTags(file: string): boolean {
  return file.endsWith('.ts');
}

/** Parses the source of a file, by default of one with JSX. */
export function parseSource(source: string, file = ''): ReturnType<typeof parser.parse> {
  return (isWithoutTags(file) ? TS : TSX).parse(source);
}

/** Returns the name in a tag of an element; that of a fragment is empty. `undefined` without this tag. */
export function tagName(element: SourceNode, kind: 'Open' | 'Close', source: string): string | undefined {
  const tag = element.getChild(`JSX${kind}Tag`) ?? (kind === 'Open' ? element.getChild('JSXFragmentTag') : null);
  return tag === null ? undefined : /^<\s*\/?\s*([\w.$:-]*)/.exec(source.slice(tag.from, tag.to))?.[1];
}

/** Whether the tag at a place closes the element before it, and whatever is around that is closed by its own name, too. */
export function closesRightly(source: string, place: number): boolean {
  for (let node: SourceNode | null = parseSource(source).resolveInner(place + 1, 1); node; node = node.parent)
    if (node.name === 'JSXElement' && tagName(node, 'Open', source) !== tagName(node, 'Close', source)) return false;
  return true;
}
