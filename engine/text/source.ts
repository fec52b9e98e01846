import { onceEach } from './once.ts';

/** A text file of the project as the engine sees it: decoded, and never changed. */
export interface SourceFile {
  /** Path from the project's root, with `/` on every system. */
  readonly path: string;
  readonly text: string;
}

/** A position in a text. Lines and columns start at 1, offsets at 0 (UTF-16 units), as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A range of a text; `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** The place that a diagnostic points to. */
export interface Origin {
  readonly file: string;
  readonly range: Range;
}

/** A stretch of a text; `end` is exclusive. */
export interface Offsets {
  readonly start: number;
  readonly end: number;
}

/**
 * A place whose line has not been computed yet: a file and two offsets. Nodes carry spans, because even a tree of
 * 100,000 nodes needs the lines of a handful.
 */
export interface Span extends Offsets {
  readonly file: string;
}

/** Converts offsets in a text to positions, and back. */
export interface LineIndex {
  position(offset: number): Position;
  range(start: number, end: number): Range;
  offset(place: Pick<Position, 'line' | 'column'>): number;
}

/** Indexes the line starts of a text; lines end with `\n`, `\r\n` or `\r`. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  if (text.includes('\r')) for (const { index, 0: end } of text.matchAll(LINE_END)) starts.push(index + end.length);
  else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const position = (offset: number): Position => {
    const line = lastAtOrBefore(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, offset };
  };
  return {
    position,
    range: (start, end) => ({ start: position(start), end: position(end) }),
    offset: ({ line, column }) => (starts[line - 1] ?? 0) + column - 1,
  };
}

const LINE_END = /\r\n?|\n/g;

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Makes a function that finds lines and columns in some files; any other file counts as empty. */
export function locator(files: readonly SourceFile[]): (span: Span) => Origin {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const linesOf = onceEach((file: string) => indexLines(texts.get(file) ?? ''));
  return ({ file, start, end }) => ({ file, range: linesOf(file).range(start, end) });
}

/** Returns the beginning of a file, for findings about all of it. */
export function startOf(file: string): Origin {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, range: { start, end: start } };
}
