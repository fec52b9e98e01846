import type { BodyPage, Tell } from './body-page.ts';
import { convertCode } from './convert-code.ts';
import { exportedValue, readModuleCode } from './module-code.ts';
import { notice } from './notice.ts';
import { closingBrace } from './parse-tag.ts';

/** A block of code; one for MDX is no code but part of the page. The number of its last line. */
export function takeCode(
  page: BodyPage,
  from: number,
  { mark, info }: { readonly mark: string; readonly info: string },
): number {
  const indent = indentOf(page.lines[from] ?? '');
  const isFence = new RegExp(`^${mark[0]}{${mark.length},}$`);
  // Python Markdown wants both fences below one another; elsewhere, a fence that stands far in is code.
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

/** Whether a line begins a formula of several lines, which Python Markdown also writes as LaTeX does. */
export function isFormula({ options }: BodyPage, trimmed: string): boolean {
  return options.hasMath && (trimmed === '$$' || (options.dialect === 'mkdocs' && OF_LATEX.test(trimmed)));
}

/** `\\[` or `\\begin{align}`, with the first line of the formula or without. */
const OF_LATEX = /^\\(?:\[(?!.*\\\])|begin\{[a-z]+\*?\})/;

/** A formula of several lines, between two lines of `$$`; the number of its last line. */
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
  // An environment is a part of its formula, unlike brackets.
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

/** A fence that no line of the code ends. */
function fenceFor(lines: readonly string[], mark: string): string {
  const inside = new RegExp(`^\\s*(${mark[0]}{${mark.length},})\\s*$`);
  const longest = Math.max(mark.length - 1, ...lines.map((line) => inside.exec(line)?.[1]?.length ?? 0));
  return (mark[0] ?? '').repeat(longest + 1);
}

/** JavaScript over several lines; a comment needs no word. */
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

/** An import or export of MDX; the number of its last line. */
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
