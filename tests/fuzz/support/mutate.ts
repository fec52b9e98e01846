/** Pieces of YAML syntax, complete or broken, and values that no key accepts. */
const PIECES = [
  '\t',
  '\n',
  '\r\n',
  ': ',
  '- ',
  '&a ',
  '*a',
  '<<: ',
  '!!map ',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '#',
  '|\n',
  '\u0000',
  '\uFEFF',
  '😀',
  '\uD800',
  '---\n',
  '...\n',
  '? ',
  'null',
  '~',
  'true',
  '0x1F',
  '.inf',
  '__proto__: x\n',
  'constructor: x\n',
  'children: []\n',
  'children:\n',
  'pathname: /\n',
  '- - - ',
  '%YAML 1.1\n',
  'generate: directory\n',
  'generate: api\n',
  'package: [\n',
  'tabs: []\n',
  'prefixes: /x\n',
  'id: 5\n',
  '/a//b/../c?x#y',
  'https://x',
  '"\\0"',
  ' ',
  '  ',
  'title: 404\n',
  'x',
  'é',
  '-',
  '/',
  '/'.repeat(300),
  'a'.repeat(3000),
  '['.repeat(500),
  '{LANG}',
  '\\',
  '`',
  '`'.repeat(50),
];

/** The last kind of change: the rest of the file is cut off. */
export const CUT = 6;

/** A change at one place of a text; `at` and `piece` wrap around. */
export interface Change {
  readonly at: number;
  readonly length: number;
  /** The index of a piece. */
  readonly piece: number;
  readonly kind: number;
}

/** Returns the text with one change. */
export function mutate(text: string, { at, length, piece: number, kind }: Change): string {
  const piece = PIECES[number % PIECES.length] ?? '';
  const offset = at % (text.length + 1);
  const lines = text.split('\n');
  const line = at % lines.length;
  switch (kind) {
    case 0:
      return text.slice(0, offset) + piece + text.slice(offset);
    case 1:
      return text.slice(0, offset) + text.slice(offset + length);
    case 2:
      return lines.toSpliced(line, 1).join('\n');
    case 3:
      return lines.toSpliced((at * 7) % lines.length, 0, lines[line] ?? '').join('\n');
    case 4:
      return lines
        .with(
          line,
          (lines[line] ?? '').replace(/: .*/, () => `: ${piece}`),
        )
        .join('\n');
    case 5:
      return lines
        .with(
          line,
          (lines[line] ?? '').replace(/^ */, (indent) => indent + ' '.repeat(1 + (length % 3))),
        )
        .join('\n');
    default:
      return text.slice(0, offset);
  }
}
