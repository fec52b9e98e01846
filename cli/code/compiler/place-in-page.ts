import { indexLines, type Range } from '../../../engine/index.ts';
import type { CodeModule } from '../blocks/code-module.ts';
import type { CompilerError } from './parse-errors.ts';

/** A name, a text, or any other single character. */
const TOKEN = /[\w$]+|(["'`])(?:\\.|(?!\1)[^\\\n])*\1|\S/y;

/**
 * Finds what an error is about in the page or the file of a module, by where the compiler found it: a word, since it tells
 * no end. `undefined` for a line that the writer did not write there.
 */
export function placeInPage(
  module: CodeModule,
  text: string,
  { line, column }: Pick<CompilerError, 'line' | 'column'>,
): Range | undefined {
  const place = module.kind === 'file' ? { line, column: 1 } : module.places[line - 1];
  // What is kept as JSON has `null` for it.
  if (!place) return undefined;
  const lines = indexLines(text);
  const start = lines.offset({ line: place.line, column: place.column + column - 1 });
  TOKEN.lastIndex = start;
  const [token = ''] = TOKEN.exec(text) ?? [];
  return lines.range(start, start + token.length);
}
