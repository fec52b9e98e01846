import type { Offsets } from '../text/source.ts';

/**
 * Moves a place from whitespace, where there is nothing to see, to what follows on the line, or else to what precedes
 * it.
 */
export function visiblePlace(text: string, { start, end }: Offsets): Offsets {
  let from = start;
  while (text.charAt(from) === ' ') from++;
  if (from < text.length && !LINE_ENDS.includes(text.charAt(from)))
    return { start: from, end: Math.max(end, from + widthAt(text, from)) };
  from = Math.min(from, text.length);
  while (from > 0 && BLANKS.includes(text.charAt(from - 1))) from--;
  from = Math.max(0, from - 1);
  return { start: from, end: Math.min(from + widthAt(text, from), text.length) };
}

const LINE_ENDS = '\r\n';
const BLANKS = ' \t\r\n';

/** Returns the number of UTF-16 units of the character at an offset. */
function widthAt(text: string, at: number): number {
  return String.fromCodePoint(text.codePointAt(at) ?? 0).length;
}
