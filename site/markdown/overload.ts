import {
  MAX_BLOCK_COLONS,
  MAX_BLOCK_REFERENCES,
  MAX_BRACES,
  MAX_LINE_DEPTH,
  MAX_LINE_LENGTH,
} from '../../engine/limits.ts';
import type { Stretch } from './destination.ts';
import type { PageFormat } from './intake/intake.ts';

/** Part of a page that the parser is not given, since its time or memory would grow with the square of the text. */
export interface Overload {
  readonly at: Stretch;
  /** What there is too much of. */
  readonly what: string;
}

/**
 * Finds the first block of a page that the parser could not take in a time in keeping with its length. All that it does
 * more than once per character, it does within one block of lines without a blank one, or within the marks that a line
 * starts with; expressions of MDX alone go on across blocks. `from` is where the front matter ends.
 */
export function findOverload(source: string, from: number, format: PageFormat): Overload | undefined {
  if (isLight(source)) return undefined;
  let marks = noMarks();
  let braces = 0;
  /** What ends the code or HTML that the line is in. */
  let closing: Closing | undefined;
  for (let start = from; start < source.length;) {
    const end = endOfLine(source, start);
    const line = source.slice(start, end);
    if (closing?.isCode === true) {
      if (closing.closes(line)) closing = undefined;
    } else {
      if (closing === undefined) closing = openedBy(line);
      else if (closing.closes(line)) closing = undefined;
      if (line.trim() === '') marks = noMarks();
      else if (closing?.isCode !== true) {
        if (format === 'mdx') braces += line.split('{').length - 1;
        const what = braces > MAX_BRACES ? `more than ${MAX_BRACES} braces` : overloadOf(line, marks);
        if (what !== undefined) return { at: { start, end: Math.min(end, start + SHOWN) }, what };
      }
    }
    start = source[end] === '\r' && source[end + 1] === '\n' ? end + 2 : end + 1;
  }
  return undefined;
}

/** Whether a whole page has less than a single block may have, which is so for nearly every one. */
function isLight(source: string): boolean {
  return (
    countUpTo(source, ':', MAX_BLOCK_COLONS) &&
    countUpTo(source, '&', MAX_BLOCK_REFERENCES) &&
    countUpTo(source, '{', MAX_BRACES) &&
    hasShortLines(source)
  );
}

function countUpTo(source: string, mark: string, most: number): boolean {
  let count = 0;
  for (let at = source.indexOf(mark); at >= 0; at = source.indexOf(mark, at + 1)) if (++count > most) return false;
  return true;
}

/** Lines that a lone carriage return ends count as one. */
function hasShortLines(source: string): boolean {
  for (let start = 0; start < source.length;) {
    const end = source.indexOf('\n', start);
    const next = end < 0 ? source.length : end + 1;
    if (next - start > MAX_LINE_DEPTH) return false;
    start = next;
  }
  return true;
}

interface Closing {
  /** Code is not Markdown; in HTML, it is counted as if it were, but opens no code. */
  readonly isCode: boolean;
  readonly closes: (line: string) => boolean;
}

function openedBy(line: string): Closing | undefined {
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined)
    return {
      isCode: true,
      closes: (other) => FENCE.exec(other)?.[1]?.startsWith(fence) === true && /^[`~]+$/.test(other.trim()),
    };
  const html = HTML_BLOCKS.find(({ start }) => start.test(line));
  return html === undefined || html.end.test(line)
    ? undefined
    : { isCode: false, closes: (other) => html.end.test(other) };
}

/** A fence of code. One inside a quote or list counts as text, which costs nothing. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

// https://spec.commonmark.org/0.31.2/#html-blocks
const HTML_BLOCKS = [
  { start: /^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /^ {0,3}<!--/, end: /-->/ },
  { start: /^ {0,3}<\?/, end: /\?>/ },
  { start: /^ {0,3}<!\[CDATA\[/, end: /\]\]>/ },
  { start: /^ {0,3}<![a-z]/i, end: />/ },
  { start: /^ {0,3}<\/?[a-z]/i, end: /^[ \t]*$/ },
] as const;

/** Characters of a line that a message points at. */
const SHOWN = 60;

interface Marks {
  colons: number;
  references: number;
}

function noMarks(): Marks {
  return { colons: 0, references: 0 };
}

/** Returns what a line has too much of, with the marks of its block so far. */
function overloadOf(line: string, marks: Marks): string | undefined {
  if (line.length > MAX_LINE_LENGTH && NOT_ASCII.test(line)) return `a line of more than ${MAX_LINE_LENGTH} characters`;
  if (line.length > MAX_LINE_DEPTH && depthOf(line) > MAX_LINE_DEPTH)
    return `more than ${MAX_LINE_DEPTH} levels in one line`;
  if (line.includes(':')) marks.colons += line.split(':').length - 1;
  if (line.includes('&')) marks.references += line.match(REFERENCE)?.length ?? 0;
  if (marks.colons > MAX_BLOCK_COLONS) return `more than ${MAX_BLOCK_COLONS} colons without a blank line between them`;
  if (marks.references > MAX_BLOCK_REFERENCES)
    return `more than ${MAX_BLOCK_REFERENCES} character references without a blank line between them`;
  return undefined;
}

// https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references
const REFERENCE = /&#?\w{1,31};/g;
const NOT_ASCII = /[^\0-\x7f]/;

/** Quotes and list items that a line opens. */
function depthOf(line: string): number {
  let depth = 0;
  LEVEL.lastIndex = 0;
  while (LEVEL.test(line)) depth++;
  return depth;
}

const LEVEL = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;

function endOfLine(source: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(source)?.index ?? source.length;
}

const LINE_END = /[\r\n]/g;
