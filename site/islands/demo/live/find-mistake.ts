import { parser } from '@lezer/javascript';
import { lineOf } from './line-of.ts';
import type { Failure } from './messages.ts';

const TSX = parser.configure({ dialect: 'jsx ts' });

/** What the syntax tree of a source says, which the compiler says less well or not at all. */
export interface SourceMistakes {
  /** A closing tag with the name of another element, which the compiler would accept. */
  readonly tag?: Failure;
  /** Line of the first place that is no TypeScript; the compiler names where it gave up, which may be long before. */
  readonly brokenAt?: number;
}

/** Looks for mistakes in TypeScript with JSX. */
export function findMistakes(source: string): SourceMistakes {
  let tag: Failure | undefined;
  let brokenAt: number | undefined;
  TSX.parse(source).iterate({
    enter({ name, type, from, node }) {
      if (type.isError) brokenAt ??= lineOf(source, from);
      if (name !== 'JSXElement' || tag !== undefined) return;
      const [open, close] = [node.getChild('JSXOpenTag'), node.getChild('JSXCloseTag')];
      if (open === null || close === null) return;
      const [start, end] = [open, close].map((part) => nameIn(source.slice(part.from, part.to)));
      if (start !== end)
        tag = { message: `SyntaxError: <${start}> is closed by </${end}>.`, line: lineOf(source, close.from) };
    },
  });
  return { ...(tag === undefined ? {} : { tag }), ...(brokenAt === undefined ? {} : { brokenAt }) };
}

/** Reads the name in a tag; that of a fragment is empty. */
function nameIn(tag: string): string {
  return /^<\s*\/?\s*([\w.$:-]*)/.exec(tag)?.[1] ?? '';
}
