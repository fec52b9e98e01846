import { lineOf } from './edit-output.ts';
import type { Failure } from './messages.ts';
import { parseSource, tagName } from './syntax/parse-source.ts';

/** What the syntax tree of a source says, which the compiler says less well or not at all. */
interface SourceMistakes {
  /** What the compiler would pass on although it cannot run: the wrong closing tag, syntax that browsers do not have. */
  readonly told?: Failure;
  /** Line of the first place that is no TypeScript; the compiler names where it gave up, which may be long before. */
  readonly brokenAt?: number;
}

/** Syntax that neither the compiler nor browsers know what to do with, by its name in the tree. */
const UNKNOWN: Readonly<Record<string, string>> = {
  Decorator: 'Decorators cannot run here, because browsers do not know them.',
  accessor: '`accessor` cannot run here, because browsers do not know it.',
};

/** Looks for mistakes in a file. */
export function findMistakes(source: string, file: string): SourceMistakes {
  let told: Failure | undefined;
  let brokenAt: number | undefined;
  parseSource(source, file).iterate({
    enter({ name, type, from, node }) {
      if (type.isError) brokenAt ??= lineOf(source, from);
      const close = node.getChild('JSXCloseTag');
      const [start, end] = close === null ? [] : [tagName(node, 'Open', source), tagName(node, 'Close', source)];
      const wrong = start === end ? UNKNOWN[name] : `<${start}> is closed by </${end}>.`;
      if (wrong !== undefined) told ??= { message: `SyntaxError: ${wrong}`, line: lineOf(source, close?.from ?? from) };
    },
  });
  return { ...(told === undefined ? {} : { told }), ...(brokenAt === undefined ? {} : { brokenAt }) };
}
