import { foreignCallout } from '../../../site/markdown/foreign/callouts.ts';
import { fenceFor } from '../convert/convert-code.ts';
import { titleFrom } from '../read/addresses.ts';
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

/** A page that is being converted. */
interface Respelling {
  readonly lines: string[];
  readonly options: PageContext;
  readonly result: Line[];
  /** The blocks around the current line, innermost last. */
  readonly open: Open[];
  /** Whether each line is the path of a snippet. */
  isList: boolean;
}

/** A line that is being converted, and ways to write what becomes of it. */
interface Here {
  readonly at: number;
  readonly line: string;
  readonly trimmed: string;
  readonly columns: number;
  /** Writes a text. */
  readonly put: (text: string) => void;
  /** Writes a text with the indentation that the blocks around it leave; `from` is its line. */
  readonly copy: (text: string, from?: number) => void;
  /** Writes a text with the indentation of the line. */
  readonly replace: (text: string) => void;
  readonly lose: (reason: string) => void;
  /** Begins a block, with its name, title and attributes; `undefined` if only its content is kept. */
  readonly begin: (head: string | undefined, more?: Partial<Open>) => void;
  /** Converts what is within a line. */
  readonly inLine: (text: string) => string;
}

/**
 * Converts the blocks of Python Markdown, whose content is indented, to directives, and the syntax of its extensions
 * within lines: `!!! note "Title"`, `??? note`, `=== "Tab"`, `:   Definition`.
 */
export function respellMkdocs(source: readonly string[], options: PageContext): readonly Line[] {
  const lines = source.map((line) => line.replace(/^[ \t]+/, (margin) => ' '.repeat(columnsOf(margin))));
  const page: Respelling = { lines, options, result: [], open: [], isList: false };
  for (let at = 0; at < lines.length; at++) {
    const here = openLine(page, at);
    for (const read of READERS) {
      const end = read(here, page);
      if (end === undefined) continue;
      at = end;
      break;
    }
  }
  while (page.open.length > 0) close(page, lines.length - 1);
  return page.result.flatMap(({ text, at }) => text.split('\n').map((line) => ({ text: line, at })));
}

/** Closes the blocks that end before a line, and opens the line. */
function openLine(page: Respelling, at: number): Here {
  const { lines, result, open, options } = page;
  const { hasMath, extensions, firstLine } = options;
  const line = lines[at] ?? '';
  const trimmed = line.trim();
  const columns = line.length - line.trimStart().length;
  const isTab = tabIn(trimmed)?.isNew === false;
  if (trimmed !== '') while (isOver(open.at(-1), columns, isTab)) close(page, at);
  const shift = (open.at(-1)?.inner ?? 0) - (open.at(-1)?.outer ?? 0);
  const put = (text: string, from = at): void => void result.push({ text, at: from });
  const copy = (text: string, from = at): void =>
    put(text.slice(Math.min(shift, text.length - text.trimStart().length)), from);
  const lose = (reason: string): void => options.lose(firstLine + at, reason);
  return {
    at,
    line,
    trimmed,
    columns,
    put: (text) => put(text),
    copy,
    replace: (text) => copy(' '.repeat(columns) + text),
    lose,
    begin(head, more = {}) {
      const outer = columns - shift;
      const fence =
        open.length < MAX_OPEN ? `${' '.repeat(outer)}${':'.repeat(MAX_OPEN + 3 - open.length)}` : undefined;
      const end = head === undefined ? undefined : fence;
      if (result.at(-1)?.text.trim() !== '') put('');
      if (end !== undefined) put(end + head);
      open.push({ columns, inner: columns + TAB, outer, end, ...more });
    },
    inLine: (text) => readMkdocsLine(text, { hasMath, extensions, lose }),
  };
}

function close({ open, result }: Respelling, at: number): void {
  const end = open.pop()?.end;
  if (end !== undefined) result.push({ text: end, at });
}

/** Converts a line, and perhaps those below it; returns the index of the last one, `undefined` for any other line. */
type ReadBlock = (here: Here, page: Respelling) => number | undefined;

const readFormula: ReadBlock = ({ at, copy }, { lines, options }) => {
  const formula = options.hasMath ? findFormula(lines, at) : undefined;
  for (const text of formula?.lines ?? []) copy(text);
  return formula?.end;
};

const readCode: ReadBlock = ({ at, line, trimmed, copy }, { lines }) => {
  const end = endOfCode(lines, at);
  if (end === undefined) return undefined;
  const own = lines.slice(at + 1, end);
  const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(trimmed) ?? [];
  const fence = fenceFor(own, mark);
  copy(line.replace(mark, fence));
  for (const [number, text] of own.entries()) copy(text, at + 1 + number);
  if (end < lines.length) copy((lines[end] ?? '').replace(/[`~]+/, fence), end);
  return end;
};

/** Reads `=== "Tab"`, of which `===! "Tab"` begins a new set. */
function tabIn(trimmed: string): { readonly label: string; readonly isNew: boolean } | undefined {
  const [, mark, label] = /^===([!+]?)\s+"([^"]*)"$/.exec(trimmed) ?? [];
  return label === undefined ? undefined : { label, isNew: mark === '!' };
}

const readTab: ReadBlock = ({ at, trimmed, columns, begin, inLine }, { open }) => {
  const tab = tabIn(trimmed);
  if (tab === undefined) return undefined;
  if (open.at(-1)?.isSet !== true) begin('tabs', { inner: columns, isSet: true });
  begin(`tab${labelled(inLine(tab.label))}`);
  return at;
};

const readCallout: ReadBlock = ({ at, trimmed, begin }) => {
  const [, mark, name = '', title] =
    /^(!!!|\?\?\?\+?)\s+([\w-]+)(?:\s+[\w-]+)*(?:\s+"([^"]*)")?\s*$/.exec(trimmed) ?? [];
  if (mark === undefined) return undefined;
  const callout = foreignCallout(name, title);
  if (mark !== '!!!')
    begin(`details${labelled(title ?? callout?.title ?? titleFrom(name))}${mark === '???+' ? '{open}' : ''}`);
  else if (callout === undefined) begin(`note${labelled(title ?? name)}`);
  else begin(callout.name + labelled(title ?? callout.title));
  return at;
};

/** Reads `:   Definition`, whose content is read again from its line. */
const readDefinition: ReadBlock = ({ at, trimmed, columns, begin }, { lines }) => {
  const [, definition] = /^:[ \t]{1,3}(.*)$/.exec(trimmed) ?? [];
  if (definition === undefined) return undefined;
  begin(undefined);
  lines[at] = ' '.repeat(columns + TAB) + definition.trim();
  return at - 1;
};

/** Reads `::: package.object`. */
const readReference: ReadBlock = ({ at, trimmed, put, lose }, { lines }) => {
  const [, object] = /^:::\s+([\w.]+)$/.exec(trimmed) ?? [];
  if (object === undefined) return undefined;
  lose(`the reference of \`${object}\` is made from Python code`);
  put(`:::warning[Not imported]\nThe reference of \`${object}\` was not imported.\n:::`);
  put('');
  // Its options are indented below it.
  const next = lines.findIndex((line, index) => index > at && /^\S/.test(line));
  return (next < 0 ? lines.length : next) - 1;
};

const readAbbreviation: ReadBlock = ({ at, trimmed, lose }) => {
  if (!/^\*\[[^\]]+\]:\s/.test(trimmed)) return undefined;
  lose(`the abbreviation \`${trimmed}\` has no counterpart`);
  return at;
};

const readAnchor: ReadBlock = ({ at, trimmed, replace }) => {
  const anchor = anchorLine(trimmed);
  if (anchor === undefined) return undefined;
  if (anchor !== '') replace(anchor);
  return at;
};

/** Reads `--8<-- "file"`, and `--8<--` above and below a list of files. */
const readSnippets: ReadBlock = ({ at, trimmed, replace }, page) => {
  if (/^-{1,2}8<-{1,2}$/.test(trimmed)) page.isList = !page.isList;
  else if (page.isList && trimmed !== '') replace(`<!-- --8<-- "${trimmed}" -->`);
  else if (/^-{1,2}8<-{1,2}\s+"/.test(trimmed)) replace(`<!-- ${trimmed} -->`);
  else return undefined;
  return at;
};

const readText: ReadBlock = ({ at, line, trimmed, replace, inLine }, { result }) => {
  // A fence that begins no code.
  if (/^(?:`{3}|~{3})/.test(trimmed)) replace(`\\${trimmed}`);
  else if (trimmed !== '' || result.at(-1)?.text !== '') replace(inLine(line.trimStart()));
  return at;
};

/** The first one that knows a line converts it. */
const READERS = [
  readFormula,
  readCode,
  readTab,
  readCallout,
  readDefinition,
  readReference,
  readAbbreviation,
  readAnchor,
  readSnippets,
  readText,
];

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
function findFormula(lines: readonly string[], from: number) {
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
