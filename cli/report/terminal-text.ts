/** One character as a reader sees it, with the columns that it takes in a terminal. */
export interface Cell {
  readonly text: string;
  readonly width: number;
  /** Where it starts in the text it was cut from, in UTF-16 units. */
  readonly at: number;
}

const REPLACEMENT = '\ufffd';
const TAB = '  ';

// Nothing in a writer's file may steer the terminal of the one who reads the report: neither escape codes nor
// the marks that turn the direction of text around (https://trojansource.codes).
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const STEERING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const ZERO_WIDTH = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/u;
// East Asian Wide and Fullwidth (Unicode Standard Annex 11), and what terminals draw as emoji.
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;
const ASCII = /^[\u0020-\u007e]*$/;

/** Whether every character is a visible one of one column, as almost all are: such text needs no look at its cells. */
export function isPlain(text: string): boolean {
  return ASCII.test(text);
}

/** Replaces the characters that would steer a terminal, so that a message stays one harmless line. */
export function harmless(text: string): string {
  if (isPlain(text)) return text;
  return text.replaceAll(STEERING, (character) => (character === '\t' || character === '\n' ? ' ' : REPLACEMENT));
}

/** Cuts a line of source into cells. A tab becomes two spaces, what would steer a terminal a replacement character. */
export function toCells(line: string): readonly Cell[] {
  if (isPlain(line)) return Array.from(line, (text, at) => ({ text, width: 1, at }));
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line);
  return Array.from(graphemes, ({ segment, index }) => toCell(segment, index));
}

/** Columns that the cells take together. */
export function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}

function toCell(text: string, at: number): Cell {
  if (text === '\t') return { text: TAB, width: TAB.length, at };
  const shown = harmless(text);
  if (ZERO_WIDTH.test(shown)) return { text: shown, width: 0, at };
  return { text: shown, width: WIDE.test(shown) ? 2 : 1, at };
}
