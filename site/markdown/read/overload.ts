import {
  MAX_BLOCK_COLONS,
  MAX_BLOCK_REFERENCES,
  MAX_BRACES,
  MAX_LINE_DEPTH,
  MAX_LINE_LENGTH,
} from '../../../engine/text/limits.ts';
import { endOfLine, type Stretch } from '../tree/destination.ts';
import type { PageFormat } from '../foreign/intake.ts';

/** Part of a page that is not parsed, because time or memory would grow quadratically. */
export interface Overload {
  readonly at: Stretch;
  /** Description of the excess. */
  readonly what: string;
}

/**
 * Finds the first block of a page that the parser could not process in linear time. The parser only reads characters
 * repeatedly within a block without blank lines, or within the marks at the start of a line; only MDX expressions span
 * blocks. `from` is the end of the front matter.
 */
export function findOverload(source: string, from: number, format: PageFormat): Overload | undefined {
  if (isLight(source)) return undefined;
  let marks: Marks = { ...NO_MARKS };
  let braces = 0;
  /** End of the code or HTML around the line. */
  let closing: Closing | undefined;
  for (let start = from; start < source.length;) {
    const end = endOfLine(source, start);
    const line = source.slice(start, end);
    if (closing?.isCode === true) {
      if (closing.closes(line)) closing = undefined;
    } else {
      if (closing === undefined) closing = openedBy(line);
      else if (closing.closes(line)) closing = undefined;
      if (line.trim() === '') marks = { ...NO_MARKS };
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

/** Returns whether a whole page is within the limits of a single block, as nearly all pages are. */
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

/** Returns whether all lines are short; a lone carriage return does not end a line here. */
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
  /** Whether it is code, which is not Markdown. HTML is counted as Markdown, but opens no code. */
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

/** A code fence. Inside a quote or list, it is treated as text, which is harmless. */
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

/** Number of characters of a line that a message marks. */
const SHOWN = 60;

const NO_MARKS = { colons: 0, references: 0 };

type Marks = typeof NO_MARKS;

/** Describes the excess of a line, given the marks of its block so far; returns `undefined` if there is none. */
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

/** Counts the quotes and list items that a line opens. */
function depthOf(line: string): number {
  let depth = 0;
  LEVEL.lastIndex = 0;
  while (LEVEL.test(line)) depth++;
  return depth;
}

const LEVEL = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
