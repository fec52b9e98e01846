/** One character as readers see it, with its width in terminal columns. */
export interface Cell {
  readonly text: string;
  readonly width: number;
  /** Its start in the original text, in UTF-16 units. */
  readonly at: number;
}

const REPLACEMENT = '\ufffd';
const TAB = '  ';

// A writer's file must not control the terminal of whoever reads the report: neither by escape codes nor by characters
// that reverse the text direction (https://trojansource.codes).
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const STEERING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const ZERO_WIDTH = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/u;
// East Asian Wide and Fullwidth (Unicode Standard Annex 11), and what terminals draw as emoji.
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;
const ASCII = /^[\u0020-\u007e]*$/;

/**
 * Returns whether all characters are visible and one column wide, as in almost all text, which then need not be split
 * into cells.
 */
export function isPlain(text: string): boolean {
  return ASCII.test(text);
}

/** Replaces characters that would control a terminal, so that a message stays one harmless line. */
export function harmless(text: string): string {
  if (isPlain(text)) return text;
  return text.replaceAll(STEERING, (character) => (character === '\t' || character === '\n' ? ' ' : REPLACEMENT));
}

/** Prints a value as JSON for programs, which may well be shown in a terminal: of what controls one, only its code is there. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replaceAll(STEERING, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Splits a line of source into cells. A tab becomes two spaces, and a control character a replacement character. */
export function toCells(line: string): readonly Cell[] {
  if (isPlain(line)) return Array.from(line, (text, at) => ({ text, width: 1, at }));
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line);
  return Array.from(graphemes, ({ segment, index }) => toCell(segment, index));
}

/** Returns the total width of cells in columns. */
export function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}

/** Lays texts out in lines of two columns, of which the first is as wide as its widest text, or at most `widest`. */
export function inColumns(rows: readonly (readonly [string, string])[], widest = Infinity): readonly string[] {
  const widths = rows.map(([first]) => widthOf(toCells(first)));
  const column = Math.min(widest, Math.max(...widths)) + 2;
  return rows.map(([first, second], at) =>
    `${first}${' '.repeat(Math.max(1, column - (widths[at] ?? 0)))}${second}`.trimEnd(),
  );
}

function toCell(text: string, at: number): Cell {
  if (text === '\t') return { text: TAB, width: TAB.length, at };
  const shown = harmless(text);
  if (ZERO_WIDTH.test(shown)) return { text: shown, width: 0, at };
  return { text: shown, width: WIDE.test(shown) ? 2 : 1, at };
}
