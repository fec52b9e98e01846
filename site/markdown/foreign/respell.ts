import { FEATURES } from '../../features/index.ts';
import { endOfLine } from '../tree/destination.ts';
import { findCode } from '../tree/find-code.ts';
import type { PageFormat } from './intake.ts';

/** A page's text in the syntax of the parser, and a mapping to the written text. */
interface Respelled {
  readonly source: string;
  /** Maps an offset in `source` to one in the written text. */
  readonly toWritten: (offset: number) => number;
}

/** A line of a file tree up to its name. */
const BEFORE = /^[ \t>]*[-*+][ \t]+(?:\[[ xX]\][ \t]+)?/;

/**
 * A part of a name: an escape, code, a link, a picture or bold text, which are Markdown; a mark that is none in a name;
 * any other letter. `**` before a slash is a pattern for folders.
 */
const PART =
  /\\.|(?<!`)(`+)[^`]+\1|!?\[[^[\]]*\]\([^()]*\)|\*\*(?![\s/*])[^*]*[^\s*]\*\*|(?<mark>[*~[${]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?!!--|\/?[A-Z])|&(?=#?\w+;))|\S/guy;

/**
 * Rewrites the syntax of other tools for the parser: `::: tip Title` becomes `:::tip[Title]`, and the
 * marks in a heading’s id and in the names of a file tree are escaped, and a table ends before the closing line of its directive. In MDX, also rewrites HTML comments, which the parser would reject. Reads each line once; code stays the same.
 * `from` is the end of the front matter.
 */
export function respell(
  written: string,
  from: number,
  format: PageFormat,
  components?: Readonly<Record<string, string>>,
): Respelled {
  const isMdx = format === 'mdx';
  const tree = treeLines(components);
  let inTree = false;
  const isRead = (isMdx ? /:::|\{#|<!--/ : /:::|\{#/).test(written) || tree.start.test(written);
  if (!isRead) return { source: written, toWritten: (offset) => offset };
  const writer = openWriter(written);
  let fence: string | undefined;
  let inList = false;
  for (let start = from; start < written.length;) {
    const end = endOfLine(written, start);
    const line = written.slice(start, end);
    const opened = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (opened?.startsWith(fence) === true && line.trimEnd().endsWith(opened)) fence = undefined;
    } else if (opened !== undefined) fence = opened;
    else {
      if (LIST_ITEM.test(line)) inList = true;
      else if (/^\S/.test(line)) inList = false;
      if (inList || !INDENTED_CODE.test(line)) {
        endTable(line, start, written, writer);
        inTree = inTree ? !tree.end.test(line) : tree.start.test(line);
        for (const at of inTree ? marksOfName(line) : []) writer.replace(start + at, start + at, '\\');
        respellLine(line, start, isMdx, writer);
      }
    }
    start = end + 1;
  }
  return writer.finish();
}

/** A code fence, possibly in a quote or a list item. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const LIST_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const INDENTED_CODE = /^(?: {4}|\t)/;

/** A line that closes a directive: what is before the colons. */
const CLOSING = /^([ \t>]*):{3,}[ \t]*$/;

/** Puts a blank line between a table and the closing line of its directive, which would be a row of the table. */
function endTable(line: string, start: number, written: string, writer: Writer): void {
  const before = CLOSING.exec(line)?.[1];
  if (before === undefined || start === 0) return;
  const row = written.slice(written.lastIndexOf('\n', start - 2) + 1, start);
  if (row.includes('|')) writer.replace(start, start, `${before.trimEnd()}\n`);
}

/** A line that opens a directive: the text before the colons, the colons, the name, the rest. */
const OPENING = /^([ \t>]*)(:{3,})([ \t]*)([A-Za-z][\w-]*)(?![\w-])(.*)$/;
/** A heading with an id. Consecutive parts cannot start with the same characters, so matching takes linear time. */
const HEADING_ID = /^[ \t>]*#{1,6}[ \t].*?(\{#[^{}\s]+\})[ \t]*(?:#+[ \t]*)?$/;

function respellLine(line: string, start: number, isMdx: boolean, writer: Writer): void {
  const [, before = '', colons = '', gap = '', name = '', rest = ''] = OPENING.exec(line) ?? [];
  if (name !== '') {
    const at = start + before.length + colons.length;
    writer.replace(at, at + gap.length, '');
    respellTitle(rest, at + gap.length + name.length, writer);
    return;
  }
  const id = HEADING_ID.exec(line)?.[1];
  if (id !== undefined) {
    const at = start + line.lastIndexOf(id);
    if (isMdx) writer.replace(at, at, '\\');
    // Underscores and colons are part of the id, not marks of emphasis or directives.
    for (const { index } of id.matchAll(/[_*:~`[\]&]/g)) writer.replace(at + index, at + index, '\\');
  }
  if (!isMdx) return;
  if (line.includes('<!--') || line.includes('-->')) {
    const code = findCode(line);
    for (const { 0: mark, index } of line.matchAll(/<!--|-->/g)) {
      if (code.some((stretch) => stretch.start < index && index < stretch.end)) continue;
      writer.replace(start + index, start + index + mark.length, mark === '-->' ? '*/}' : '{/* ');
    }
  }
}

/** What is in the quotes of an attribute. */
const IN_QUOTES = /=[ \t]*(?:"[^"]*"|'[^']*')/g;

/** Spaces, a title without trailing space, attributes in braces. */
const TITLE = /^([ \t]+)([^\s[{](?:[^{}]*[^{} \t])?)[ \t]*(?:(\{[^{}]*\})[ \t]*)?$/;

/** Rewrites ` Title {open}` as `[Title]{open}`. */
function respellTitle(rest: string, at: number, writer: Writer): void {
  const plain = rest.replaceAll(IN_QUOTES, (quoted) => quoted.replaceAll(/[{}]/g, '"'));
  const [, space = '', { length } = '', braces = ''] = TITLE.exec(plain) ?? [];
  const title = rest.slice(space.length, space.length + length);
  if (title === '') {
    // `:::tip [Title]`, `:::details {open}` and `:::details[Title] {open}`.
    const [, loose = '', label = '', gap = ''] = /^([ \t]*)(?:(\[[^[\]]*\])([ \t]*))?(?=[[{])/.exec(rest) ?? [];
    writer.replace(at, at + loose.length, '');
    const from = at + loose.length + label.length;
    writer.replace(from, from + gap.length, '');
    return;
  }
  const from = at + space.length;
  writer.replace(at, from, '[');
  if (!isBalanced(title))
    for (const { 0: bracket, index } of title.matchAll(/[[\]]/g))
      writer.replace(from + index, from + index + 1, `\\${bracket}`);
  const attributes = braces === '' ? '' : rest.trimEnd().slice(-braces.length);
  writer.replace(from + title.length, at + rest.length, `]${attributes}`);
}

function isBalanced(title: string): boolean {
  let open = 0;
  for (const letter of title) {
    if (letter === '[') open++;
    else if (letter === ']' && --open < 0) return false;
  }
  return open === 0;
}

interface Writer {
  /** Replaces a range; ranges must come in order. */
  replace(start: number, end: number, text: string): void;
  finish(): Respelled;
}

function openWriter(written: string): Writer {
  const pieces: string[] = [];
  /** Start offsets of unchanged ranges in the new text and in the written text. */
  const copies: { readonly at: number; readonly written: number }[] = [{ at: 0, written: 0 }];
  let length = 0;
  let copied = 0;
  return {
    replace(start, end, text) {
      if (written.slice(start, end) === text) return;
      pieces.push(written.slice(copied, start), text);
      length += start - copied + text.length;
      copied = end;
      copies.push({ at: length, written: end });
    },
    finish() {
      const source = pieces.join('') + written.slice(copied);
      return { source, toWritten: (offset) => toWritten(offset, copies) };
    },
  };
}

function toWritten(offset: number, copies: readonly { readonly at: number; readonly written: number }[]): number {
  let low = 0;
  for (let high = copies.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if ((copies[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle;
  }
  const copy = copies[low] ?? { at: 0, written: 0 };
  return Math.min(copy.written + offset - copy.at, copies[low + 1]?.written ?? Number.POSITIVE_INFINITY);
}

/**
 * Lists the offsets of marks in the name of a file tree's entry, which Markdown must not read: `__tests__`, `*.ts`,
 * `<dir>`. The name ends with the first space outside of code, links and bold text.
 */
function marksOfName(line: string): readonly number[] {
  const start = BEFORE.exec(line)?.[0].length;
  if (start === undefined) return [];
  const parts = Array.from(line.slice(start).matchAll(PART));
  return parts.flatMap(({ index, groups }) => (groups?.['mark'] === undefined ? [] : [start + index]));
}

/** Returns what starts and what ends a file tree in a line: a directive, or a component that stands for it. */
function treeLines(components: Readonly<Record<string, string>> = {}): Record<'start' | 'end', RegExp> {
  const trees = FEATURES.flatMap(({ name, content }) => (content === 'files' ? [name] : []));
  const names = Object.keys(components).filter((name) => trees.includes(components[name] ?? ''));
  const tags = names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|') || '(?!)';
  return {
    start: new RegExp(`^[ \\t>]*(?::{3,}[ \\t]*(?:${trees.join('|')})(?![\\w-])|<(?:${tags})(?:\\s[^>/]*)?>)`, 'm'),
    end: new RegExp(`^[ \\t>]*(?::{3,}[ \\t]*$|</(?:${tags})>)`),
  };
}
