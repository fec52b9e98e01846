import { foreignCallout } from '../../../site/markdown/foreign/callouts.ts';
import { fenceFor } from '../convert/convert-code.ts';
import type { Line, PageContext } from '../convert/syntax.ts';
import { anchorLine, readMkdocsLine } from './mkdocs-lines.ts';

/** A block whose content is indented, as less indentation ends it. */
interface Open {
  /** Columns of its first line, those of its content, and those of its first line in the result. */
  readonly columns: number;
  readonly inner: number;
  readonly outer: number;
  /** The line that ends it in the result. */
  readonly end: string | undefined;
  /** Whether only tabs are in it. */
  readonly isSet?: boolean;
}

/** `\\[` or `\\begin{align}`, perhaps with the first line of the formula. */
const OF_LATEX = /^\\(?:\[(?!.*\\\])|begin\{[a-z]+\*?\})/;

/**
 * Converts the blocks of Python Markdown, whose content is indented, to directives, and the syntax of its extensions
 * within lines: `!!! note "Title"`, `??? note`, `=== "Tab"`, `:   Definition`.
 */
export function respellMkdocs(source: readonly string[], options: PageContext): readonly Line[] {
  const { hasMath, extensions, firstLine } = options;
  const lines = source.map((line) => line.replace(/^[ \t]+/, (margin) => ' '.repeat(columnsOf(margin))));
  const result: Line[] = [];
  const open: Open[] = [];
  /** Whether each line is the path of a snippet. */
  let isList = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const trimmed = line.trim();
    const columns = line.length - line.trimStart().length;
    const [, tabMark, tab] = /^===([!+]?)\s+"([^"]*)"$/.exec(trimmed) ?? [];
    const isTab = tab !== undefined && tabMark !== '!';
    if (trimmed !== '') while (isOver(open.at(-1), columns, isTab)) close(at);
    const shift = (open.at(-1)?.inner ?? 0) - (open.at(-1)?.outer ?? 0);
    const put = (text: string, from = at): void => void result.push({ text, at: from });
    const copy = (text: string, from = at): void =>
      put(text.slice(Math.min(shift, text.length - text.trimStart().length)), from);
    const lose = (reason: string): void => options.lose(firstLine + at, reason);
    const begin = (head: string | undefined, more: Partial<Open> = {}): void => {
      const outer = columns - shift;
      const fence =
        open.length < MAX_OPEN ? `${' '.repeat(outer)}${':'.repeat(MAX_OPEN + 3 - open.length)}` : undefined;
      const end = head === undefined ? undefined : fence;
      if (result.at(-1)?.text.trim() !== '') put('');
      if (end !== undefined) put(end + head);
      open.push({ columns, inner: columns + TAB, outer, end, ...more });
    };
    const [, mark, name = '', title] =
      /^(!!!|\?\?\?\+?)\s+([\w-]+)(?:\s+[\w-]+)*(?:\s+"([^"]*)")?\s*$/.exec(trimmed) ?? [];
    const [, definition] = /^:[ \t]{1,3}(.*)$/.exec(trimmed) ?? [];
    const formula = hasMath ? readFormula(lines, at) : undefined;
    const code = endOfCode(lines, at);
    const anchor = anchorLine(trimmed);
    if (formula !== undefined) {
      for (const text of formula.lines) copy(text);
      at = formula.end;
    } else if (code !== undefined) {
      const own = lines.slice(at + 1, code);
      const [whole = '', fence = ''] = /^(`{3,}|~{3,})/.exec(trimmed) ?? [];
      copy(line.replace(whole, fenceFor(own, fence)));
      for (const [number, text] of own.entries()) copy(text, at + 1 + number);
      if (code < lines.length) copy((lines[code] ?? '').replace(/[`~]+/, fenceFor(own, fence)), code);
      at = code;
    } else if (tab !== undefined) {
      if (open.at(-1)?.isSet !== true) begin('tabs', { inner: columns, isSet: true });
      begin(`tab${labelled(readMkdocsLine(tab, { hasMath, extensions, lose }))}`);
    } else if (mark !== undefined) {
      const callout = foreignCallout(name, title);
      const label =
        title ?? callout?.title ?? (callout === undefined || mark !== '!!!' ? capitalized(name) : undefined);
      if (mark === '!!!') begin((callout?.name ?? 'note') + labelled(callout === undefined ? (title ?? name) : label));
      else begin(`details${labelled(label)}${mark === '???+' ? '{open}' : ''}`);
    } else if (definition !== undefined) {
      begin(undefined);
      lines[at] = ' '.repeat(columns + TAB) + definition.trim();
      at -= 1;
    } else if (/^:::\s+[\w.]+$/.test(trimmed)) {
      const object = trimmed.replace(/^:::\s+/, '');
      lose(`the reference of \`${object}\` is made from Python code`);
      put(`:::warning[Not imported]\nThe reference of \`${object}\` was not imported.\n:::`);
      // Its options are indented below it.
      while (at + 1 < lines.length && !/^\S/.test(lines[at + 1] ?? '')) at += 1;
      put('');
    } else if (/^\*\[[^\]]+\]:\s/.test(trimmed)) lose(`the abbreviation \`${trimmed}\` has no counterpart`);
    else if (anchor !== undefined) {
      if (anchor !== '') copy(' '.repeat(columns) + anchor);
    } else if (/^-{1,2}8<-{1,2}$/.test(trimmed)) isList = !isList;
    else if (isList && trimmed !== '') copy(`${' '.repeat(columns)}<!-- --8<-- "${trimmed}" -->`);
    else if (/^-{1,2}8<-{1,2}\s+"/.test(trimmed)) copy(`${' '.repeat(columns)}<!-- ${trimmed} -->`);
    else if (/^(?:`{3}|~{3})/.test(trimmed)) copy(`${' '.repeat(columns)}\\${trimmed}`);
    else if (trimmed !== '' || result.at(-1)?.text !== '')
      copy(' '.repeat(columns) + readMkdocsLine(line.trimStart(), { hasMath, extensions, lose }));
  }
  while (open.length > 0) close(lines.length - 1);
  return result.flatMap(({ text, at }) => text.split('\n').map((line) => ({ text: line, at })));

  function close(at: number): void {
    const end = open.pop()?.end;
    if (end !== undefined) result.push({ text: end, at });
  }
}

/** Columns by which Python Markdown indents the content of a block; less indentation ends it. */
const TAB = 4;

/** Blocks that are converted within each other. */
const MAX_OPEN = 50;

/** Returns whether a line with an indentation ends a block. */
function isOver(open: Open | undefined, columns: number, isTab: boolean): boolean {
  if (open === undefined) return false;
  return open.isSet === true ? columns !== open.columns || !isTab : columns < open.inner;
}

function labelled(label: string | undefined): string {
  return label === undefined || label === '' ? '' : `[${label.replaceAll(/[[\]]/g, '')}]`;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the columns of an indentation, with tab stops every four columns. */
function columnsOf(margin: string): number {
  let columns = 0;
  for (const sign of margin) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

/**
 * Returns the index of the fence that ends the code block starting on a line; `undefined` for any other line. Both
 * fences have the same indentation.
 */
function endOfCode(lines: readonly string[], at: number): number | undefined {
  const [, margin = '', mark] = /^(\s*)(`{3,}(?=[^`]*$)|~{3,})/.exec(lines[at] ?? '') ?? [];
  if (mark === undefined) return undefined;
  const isEnd = new RegExp(`^${margin}${mark[0]}{${mark.length},}\\s*$`);
  const end = lines.findIndex((line, index) => index > at && isEnd.test(line));
  const isOut = (line: string): boolean => line.trim() !== '' && !line.startsWith(margin);
  return lines.slice(at, end < 0 ? undefined : end).some(isOut) ? undefined : end < 0 ? lines.length : end;
}

/**
 * Reads a multi-line formula that starts on a line, between `$$` or in the syntax of LaTeX: returns it between two
 * lines of `$$`, with the index of its last line; `undefined` for any other line.
 */
function readFormula(
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
