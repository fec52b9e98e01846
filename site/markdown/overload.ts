import { MAX_BLOCK_MARKS, MAX_LINE_DEPTH, MAX_LINE_LENGTH } from '../../engine/limits.ts';
import type { Stretch } from './destination.ts';

/** Part of a page that the parser is not given, since its time or memory would grow with the square of the text. */
export interface Overload {
  readonly at: Stretch;
  /** What there is too much of. */
  readonly what: string;
}

/**
 * Finds the first block of a page that the parser could not take in a time in keeping with its length. All that it does
 * more than once per character, it does within one block of lines without a blank one, or within the marks that a line
 * starts with.
 */
export function findOverload(source: string): Overload | undefined {
  let marks = noMarks();
  let fence: string | undefined;
  for (let start = 0; start < source.length; ) {
    const end = endOfLine(source, start);
    const line = source.slice(start, end);
    const next = source[end] === '\r' && source[end + 1] === '\n' ? end + 2 : end + 1;
    const opened = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (opened !== undefined && opened.startsWith(fence) && line.trim() === opened) fence = undefined;
    } else if (opened !== undefined) fence = opened;
    else if (line.trim() === '') marks = noMarks();
    else {
      const what = overloadOf(line, marks);
      if (what !== undefined) return { at: { start, end: Math.min(end, start + SHOWN) }, what };
    }
    start = next;
  }
  return undefined;
}

/** Characters of a line that a message points at. */
const SHOWN = 60;

type Marks = Record<keyof typeof MARKS, number>;

/** What the parser looks for more than once. */
const MARKS = {
  'character references': /&#?\w{1,31};/g,
  'colons before a word': /:(?=[\p{L}_])/gu,
  'lines of colons': /^[ \t>]*::/g,
  'addresses in angle brackets': /<[a-z]/gi,
} as const;

const NAMES = Object.keys(MARKS) as (keyof typeof MARKS)[];

function noMarks(): Marks {
  return { 'character references': 0, 'colons before a word': 0, 'lines of colons': 0, 'addresses in angle brackets': 0 };
}

function overloadOf(line: string, marks: Marks): string | undefined {
  if (line.length > MAX_LINE_LENGTH && NOT_ASCII.test(line)) return `a line of more than ${MAX_LINE_LENGTH} characters`;
  if (line.length > MAX_LINE_DEPTH && depthOf(line) > MAX_LINE_DEPTH) return `more than ${MAX_LINE_DEPTH} levels in one line`;
  if (!MARKED.test(line)) return undefined;
  for (const name of NAMES) {
    marks[name] += line.match(MARKS[name])?.length ?? 0;
    if (marks[name] > MAX_BLOCK_MARKS) return `more than ${MAX_BLOCK_MARKS} ${name} without a blank line between them`;
  }
  return undefined;
}

const NOT_ASCII = /[^\0-\x7f]/;
const MARKED = /[&:<]/;

/** A fence of code; what stands in it is no Markdown. One inside a quote or list counts as text, which costs nothing. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

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
