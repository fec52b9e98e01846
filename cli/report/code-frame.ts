import type { Range } from '../../engine/index.ts';
import type { Paint } from '../system/base/paint.ts';
import { isPlain, toCells, widthOf, type Cell } from '../system/base/terminal-text.ts';

/** How a frame is drawn. */
export interface CodeFrameOptions {
  /** `^` for the place itself, `-` for a related one. */
  readonly mark: '^' | '-';
  /** Text after the last mark. */
  readonly label?: string;
  /** Whether to show the line before the range. */
  readonly context: boolean;
  /** Digits of the largest line number in the report's paragraph, so that its frames line up. */
  readonly digits: number;
  /** Columns of the terminal. */
  readonly width: number;
  readonly paintMark: Paint;
  readonly paintGutter: Paint;
}

const INDENT = '  ';
const NARROWEST = 20;
const ELLIPSIS = '…';
/** A generated line may have a million characters, which need not all be split into cells. */
const LONGEST_LOOK = 500;
/** Columns that stay visible after the marks if the line continues. */
const REST = 12;

/** Draws the lines of a range with marks below; for a range over several lines, the first and the last. */
export function drawFrame(text: string, range: Range, options: CodeFrameOptions): string {
  const { start, end } = withinText(text, range);
  const first = lineAt(text, start);
  const last = lineAt(text, end > start ? end - 1 : end);
  const line = range.start.line;
  const rows: string[] = [];

  const before = options.context && first.start > 0 ? lineAt(text, startOfBreak(text, first.start)) : undefined;
  if (before !== undefined && before.text.trim() !== '')
    rows.push(`${gutter(String(line - 1), options)}${look(before.text, 0, 0, roomOf(options)).shown}`);

  if (first.start === last.start) {
    rows.push(...drawMarked(first.text, line, [start - first.start, end - first.start], options.label, options));
  } else {
    rows.push(...drawMarked(first.text, line, [start - first.start, first.text.length], undefined, options));
    const lastLine = range.end.column === 1 ? range.end.line - 1 : range.end.line;
    if (lastLine > line + 1) rows.push(`${INDENT}${options.paintGutter(`${'.'.repeat(options.digits)} |`)}`);
    const indent = last.text.length - last.text.trimStart().length;
    rows.push(...drawMarked(last.text, lastLine, [indent, end - last.start], options.label, options));
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** Limits a range to the text, because the file may have changed since it was checked. */
function withinText(text: string, { start, end }: Range): { readonly start: number; readonly end: number } {
  const from = Math.min(start.offset, text.length);
  return { start: from, end: Math.max(from, Math.min(end.offset, text.length)) };
}

interface Line {
  readonly start: number;
  readonly text: string;
}

function lineAt(text: string, offset: number): Line {
  if (found?.whole === text && offset >= found.line.start && offset <= found.line.start + found.line.text.length)
    return found.line;
  let start = offset;
  while (start > 0 && !isBreak(text, start - 1)) start--;
  let end = offset;
  while (end < text.length && !isBreak(text, end)) end++;
  const line = { start, text: text.slice(start, end) };
  found = { whole: text, line };
  return line;
}

/** The last line looked up: a thousand mistakes may be in one line as long as its file. */
let found: { readonly whole: string; readonly line: Line } | undefined;

function isBreak(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r';
}

/** Returns the offset of the line break that ends just before `start`; `\r\n` is one. */
function startOfBreak(text: string, start: number): number {
  return text[start - 1] === '\n' && text[start - 2] === '\r' ? start - 2 : start - 1;
}

function drawMarked(
  line: string,
  number: number,
  [from, to]: readonly [number, number],
  label: string | undefined,
  options: CodeFrameOptions,
): readonly string[] {
  const view = look(line, from, to, roomOf(options));
  const marks = options.mark.repeat(Math.max(1, view.marked));
  const note = label === undefined ? '' : ` ${label}`;
  return [
    `${gutter(String(number), options)}${view.shown}`,
    `${gutter('', options)}${' '.repeat(view.lead)}${options.paintMark(marks + note)}`,
  ];
}

function gutter(number: string, options: CodeFrameOptions): string {
  return `${INDENT}${options.paintGutter(`${number.padStart(options.digits)} |`)} `;
}

function roomOf({ width, digits }: CodeFrameOptions): number {
  return Math.max(NARROWEST, width - INDENT.length - digits - 3);
}

/** Returns the visible part of a line, with the number of columns before and below its marks. */
function look(line: string, from: number, to: number, room: number) {
  if (line.length <= room && isPlain(line)) return { shown: line, lead: from, marked: to - from };
  const { cells, cutBefore, cutAfter } = crop(line, from, to, room);
  const text = cells.map((cell) => cell.text).join('');
  return {
    shown: `${cutBefore ? ELLIPSIS : ''}${text}${cutAfter ? ELLIPSIS : ''}`,
    lead: widthOf(cells.filter((cell) => cell.at < from)) + (cutBefore ? ELLIPSIS.length : 0),
    marked: widthOf(cells.filter((cell) => cell.at >= from && cell.at < to)),
  };
}

/** Crops a line to `room` columns: keeps the marked range from its start on, and as much before it as fits. */
function crop(line: string, from: number, to: number, room: number) {
  const near = startOfCharacter(line, Math.max(0, from - LONGEST_LOOK));
  const far = Math.min(line.length, Math.max(from, Math.min(to, from + LONGEST_LOOK)) + LONGEST_LOOK);
  const cells = toCells(line.slice(near, far)).map((cell) => ({ ...cell, at: cell.at + near }));
  if (near === 0 && far === line.length && widthOf(cells) <= room) return { cells, cutBefore: false, cutAfter: false };

  const inside = room - 2 * ELLIPSIS.length;
  const marked = widthOf(cells.filter((cell) => cell.at >= from && cell.at < to));
  const first = firstWithin(cells, from, Math.max(Math.floor(inside / 3), inside - marked - REST));
  let left = inside;
  const kept = cells.slice(first).filter((cell) => (left -= cell.width) >= 0);
  return {
    cells: kept,
    cutBefore: near > 0 || first > 0,
    cutAfter: first + kept.length < cells.length || far < line.length,
  };
}

/** Returns the index of the first cell from which at most `columns` lead up to the offset `from`. */
function firstWithin(cells: readonly Cell[], from: number, columns: number): number {
  let index = cells.findIndex((cell) => cell.at >= from);
  if (index === -1) index = cells.length;
  let left = columns;
  while (index > 0 && left >= (cells[index - 1]?.width ?? 0)) left -= cells[--index]?.width ?? 0;
  return index;
}

/** Steps back from the second half of a surrogate pair. */
function startOfCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
