/**
 * Reads a multi-line formula that starts on a line, between `$$` or in the syntax of LaTeX: returns it between two
 * lines of `$$`, with the index of its last line; `undefined` for any other line.
 */
export function readFormula(
  lines: readonly string[],
  from: number,
): { readonly lines: readonly string[]; readonly end: number } | undefined {
  const first = lines[from] ?? '';
  const opening = first.trim();
  if (opening !== '$$' && !OF_LATEX.test(opening)) return undefined;
  const [environment] = /^\\begin\{[^}]+\}/.exec(opening) ?? [];
  const closing =
    opening === '$$' ? '$$' : environment === undefined ? String.raw`\]` : environment.replace('begin', 'end');
  const isEnd = (line: string): boolean =>
    opening === '$$' ? line.trim() === closing : line.trimEnd().endsWith(closing);
  const end = lines.findIndex((line, at) => at >= (environment === undefined ? from + 1 : from) && isEnd(line));
  if (end < 0) return undefined;
  const fence = `${first.slice(0, first.length - first.trimStart().length)}$$`;
  // Unlike brackets, an environment is part of its formula.
  const lead = environment === undefined ? first.replace(opening.slice(0, 2), '') : first;
  const last = environment === undefined ? (lines[end] ?? '').trimEnd().slice(0, -2) : (lines[end] ?? '');
  const inner = [lead, ...lines.slice(from + 1, end), ...(end > from ? [last] : [])];
  return {
    lines: [fence, ...inner.filter((line, at) => line.trim() !== '' || (at > 0 && at < inner.length - 1)), fence],
    end,
  };
}

/** `\\[` or `\\begin{align}`, perhaps with the first line of the formula. */
const OF_LATEX = /^\\(?:\[(?!.*\\\])|begin\{[a-z]+\*?\})/;
