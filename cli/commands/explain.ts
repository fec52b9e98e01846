import { CATALOGUE, didYouMean, findDefinition, type DiagnosticDefinition } from '../../engine/index.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { harmless } from '../system/base/terminal-text.ts';
import { makePalette, type Palette } from '../system/base/paint.ts';

/** Prints what a code means and why it matters; without a code, lists them all, also those of the project’s own rules. */
export async function explain({ code }: { readonly code?: string | undefined }, io: Io): Promise<number> {
  const palette = makePalette(io.color);
  const builtIn = code === undefined ? undefined : findDefinition(bare(code));
  const definitions = builtIn === undefined ? [...CATALOGUE, ...(await ownDefinitions(io))] : [builtIn];
  if (code === undefined) {
    io.stdout.write(list(definitions, palette));
    return 0;
  }
  const definition = definitions.find((known) => known.code === bare(code));
  if (definition === undefined) throw unknownCode(code, definitions);
  io.stdout.write(describe(definition, io.width, palette));
  return 0;
}

/** Lists what the rules of the project around the working directory declare, if there is one. */
async function ownDefinitions(io: Io): Promise<readonly DiagnosticDefinition[]> {
  const { listOwnRules } = await import('../project/list-own-rules.ts');
  const { definitions, failed } = await listOwnRules(io.cwd);
  for (const { message } of failed) io.stderr.write(`warning: ${harmless(message)}\n`);
  return definitions;
}

/** Extracts the code from what people paste: `error[duplicate-pathname]:`. */
function bare(code: string): string {
  return /\[([^\]]+)\]/.exec(code)?.[1] ?? code.trim().toLowerCase();
}

function unknownCode(code: string, definitions: readonly DiagnosticDefinition[]): Failure {
  const codes = definitions.map((known) => known.code);
  const help = didYouMean(bare(code), codes) ?? 'run `docs-nav explain` for the list of them';
  return new Failure(`There is no diagnostic \`${code}\`.`, help);
}

function list(definitions: readonly DiagnosticDefinition[], palette: Palette): string {
  const longest = Math.max(...definitions.map(({ code }) => code.length));
  const rows = definitions
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(
      ({ code, severity, summary, from }) =>
        `${palette[severity](severity.padEnd(7))}  ${code.padEnd(longest)}  ${harmless(summary)}${from === undefined ? '' : ` (${from})`}`,
    );
  return `${rows.join('\n')}\n`;
}

const WIDEST_PROSE = 80;

function describe(
  { code, severity, summary, why, from }: DiagnosticDefinition,
  width: number,
  palette: Palette,
): string {
  const columns = Math.min(width, WIDEST_PROSE);
  return `${palette[severity](`${severity}[${code}]`)}\n\n${wrap(harmless(summary), columns)}\n\n${wrap(harmless(why), columns)}\n${from === undefined ? '' : `\nA rule of this project: ${from}\n`}`;
}

/** Breaks a paragraph at spaces so that no line is longer than `columns`, unless a word is. */
function wrap(text: string, columns: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
