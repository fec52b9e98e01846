import type { BodyPage, Tell } from './body-page.ts';
import { convertCode } from './convert-code.ts';
import { exportedValue, readModuleCode } from '../read/module-code.ts';
import { notice } from './notice.ts';
import { closingBrace } from '../read/parse-tag.ts';

/** Reads a code block, or part of the page if its language is MDX. Returns the index of its last line. */
export function takeCode(
  page: BodyPage,
  from: number,
  { mark, info }: { readonly mark: string; readonly info: string },
): number {
  const indent = indentOf(page.lines[from] ?? '');
  const isFence = new RegExp(`^${mark[0]}{${mark.length},}$`);
  // Python Markdown requires both fences at the same indentation; elsewhere, a deeply indented fence is code.
  const isEnd = (line: string): boolean =>
    isFence.test(line.trim()) &&
    (page.options.dialect === 'mkdocs' ? indentOf(line) === indent : indentOf(line) < indent + 4);
  let end = from + 1;
  while (end < page.lines.length && !isEnd(page.lines[end] ?? '')) end++;
  if (page.options.dialect === 'docusaurus' && info.trim() === 'mdx-code-block') {
    page.lines[end] = '';
    return from;
  }
  const code = convertCode({
    info,
    lines: page.lines.slice(from + 1, end),
    isTitleBare: page.options.dialect === 'mintlify',
    include: (path) => page.options.include(path)?.text,
    lose: (line, reason) => page.options.lose(page.options.firstLine + from + 1 + line, reason),
  });
  const margin = (page.lines[from] ?? '').slice(0, indent);
  const fence = fenceFor(code.lines, mark);
  page.put(`${margin}${fence}${code.info}`);
  for (const line of code.lines) page.put(line);
  if (end < page.lines.length) page.put(margin + fence);
  return end;
}

/** Returns whether a line starts a multi-line formula, which may be in LaTeX syntax with Python Markdown. */
export function isFormula({ options }: BodyPage, trimmed: string): boolean {
  return options.hasMath && (trimmed === '$$' || (options.dialect === 'mkdocs' && OF_LATEX.test(trimmed)));
}

/** `\\[` or `\\begin{align}`, perhaps with the first line of the formula. */
const OF_LATEX = /^\\(?:\[(?!.*\\\])|begin\{[a-z]+\*?\})/;

/** Reads a multi-line formula between two lines of `$$`; returns the index of its last line. */
export function takeFormula(page: BodyPage, from: number): number {
  const first = page.lines[from] ?? '';
  const opening = first.trim();
  const [environment] = /^\\begin\{[^}]+\}/.exec(opening) ?? [];
  const closing =
    opening === '$$' ? '$$' : environment === undefined ? String.raw`\]` : environment.replace('begin', 'end');
  const isEnd = (line: string): boolean =>
    opening === '$$' ? line.trim() === closing : line.trimEnd().endsWith(closing);
  const end = page.lines.findIndex((line, at) => at >= (environment === undefined ? from + 1 : from) && isEnd(line));
  if (end < 0) {
    page.put(first);
    return from;
  }
  const fence = `${first.slice(0, indentOf(first))}$$`;
  // Unlike brackets, an environment is part of its formula.
  const lead = environment === undefined ? first.replace(opening.slice(0, 2), '') : first;
  const last = environment === undefined ? (page.lines[end] ?? '').trimEnd().slice(0, -2) : (page.lines[end] ?? '');
  page.put(fence);
  if (lead.trim() !== '') page.put(lead);
  for (const line of page.lines.slice(from + 1, end)) page.put(line);
  if (last.trim() !== '' && end > from) page.put(last);
  page.put(fence);
  return end;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Returns a fence that does not occur in the code. */
function fenceFor(lines: readonly string[], mark: string): string {
  const inside = new RegExp(`^\\s*(${mark[0]}{${mark.length},})\\s*$`);
  const longest = Math.max(mark.length - 1, ...lines.map((line) => inside.exec(line)?.[1]?.length ?? 0));
  return (mark[0] ?? '').repeat(longest + 1);
}

/** Skips multi-line JavaScript, and reports it unless it is a comment. */
export function takeExpression(page: BodyPage, from: number, tell: Tell): number {
  let text = page.lines[from] ?? '';
  let end = from;
  while (end + 1 < page.lines.length && closingBrace(text, text.indexOf('{')) < 0)
    text += `\n${page.lines[++end] ?? ''}`;
  if (closingBrace(text, text.indexOf('{')) < 0) {
    page.put(page.lines[from] ?? '');
    return from;
  }
  if (!/^\s*\{\s*\/\*/.test(text)) {
    tell('an expression over several lines is code, which is not run');
    page.put(notice('An expression of the former page was not imported.'));
  }
  return end;
}

/** Reads an MDX import or export; returns the index of its last line. */
export function takeModule(page: BodyPage, from: number): number {
  const { end, imports: named, isExport } = readModuleCode(page.lines, from);
  const own = /^export\s+const\s+([\w$]+)/.exec(page.lines[from] ?? '')?.[1];
  const value = own === undefined ? undefined : exportedValue(page.lines.slice(from, end + 1).join('\n'), own);
  if (own !== undefined && value !== undefined) page.imports.set(own, { kind: 'value', value });
  else if (isExport)
    page.options.lose(page.options.firstLine + from, 'the page exports code, which pages cannot do here');
  for (const { name, specifier, exported } of named) {
    const imported = page.options.take(specifier, exported);
    if (imported !== undefined) page.imports.set(name, imported);
  }
  return end;
}
