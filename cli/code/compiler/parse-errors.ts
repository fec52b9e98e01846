import type { FileFinding } from '../../../engine/index.ts';

/** One error as the compiler prints it. */
export interface CompilerError {
  /** From the folder it ran in; absent if it is about no file. */
  readonly file?: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The number in `TS2322`. */
  readonly code: number;
  /** What it says, then the chain of reasons, from the general to the particular. */
  readonly said: readonly [string, ...string[]];
}

const ERROR = /^(?:(.+?)\((\d+),(\d+)\): )?error TS(\d+): (.*)$/;

/** Reads what the compiler prints without `--pretty`: a line for each error, indented ones for its reasons. */
export function parseErrors(said: string): readonly CompilerError[] {
  const errors: (CompilerError & { readonly said: [string, ...string[]] })[] = [];
  for (const text of said.split(/\r?\n/)) {
    const [, file, line = 1, column = 1, code, first = ''] = ERROR.exec(text) ?? [];
    if (code !== undefined)
      errors.push({
        ...(file === undefined ? {} : { file }),
        line: Number(line),
        column: Number(column),
        code: Number(code),
        said: [first],
      });
    else if (/^\s+\S/.test(text)) errors.at(-1)?.said.push(text.trim());
  }
  return errors;
}

/**
 * Makes the words of the compiler short: one sentence with the most particular of its reasons, long types cut off, and what
 * to write instead if it knows.
 * @example
 * ["Type '{ varint: string; }' is not assignable to type 'Props'.", "Property 'varint' does not exist on type 'Props'. Did you mean 'variant'?"]
 * // { message: 'Property `varint` does not exist on type `Props` (TS2322).', help: 'did you mean `variant`' }
 */
export function shorten({ said, code }: Pick<CompilerError, 'said' | 'code'>): Pick<FileFinding, 'message' | 'help'> {
  const meant = said.findLast((line) => line.includes('Did you mean'));
  const chosen = meant ?? said.at(-1) ?? said[0];
  const [first = '', ...others] = chosen.split(/(?<=[.?])\s+(?=[A-Z])/);
  const hint = others.find((sentence) => sentence.startsWith('Did you mean'));
  const message = `${quoted(first.replace(/[.:]$/, ''))} (TS${code}).`;
  if (hint === undefined) return { message };
  const instead = /'(.*)'/.exec(hint)?.[1];
  return { message, help: instead === undefined ? `d${quoted(hint).slice(1, -1)}` : `did you mean \`${instead}\`` };
}

/** Longest type in a message: what fits beside the rest of it in a line. */
const LONGEST = 72;

function quoted(sentence: string): string {
  return sentence.replaceAll(/(?<![\w"'])'(.+?'?)'(?![\w"'])/g, (_, value: string) =>
    value.length > LONGEST ? `\`${value.slice(0, LONGEST).trimEnd()} …\`` : `\`${value}\``,
  );
}
