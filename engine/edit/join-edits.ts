import type { TextEdit } from './text-edit.ts';

type Edit = Omit<TextEdit, 'file'>;

/** A stretch of a text that was edited: of the first text as it was, or with other words in its place. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** Absent where the first text is. */
  readonly text?: string;
}

/**
 * Makes one set of edits of two that follow one another: `first` counts the text as it was, `second` the text as
 * `first` leaves it. Neither may have edits that overlap.
 */
export function joinEdits(length: number, first: readonly Edit[], second: readonly Edit[]): readonly Edit[] {
  let pieces = toPieces(length, first);
  // From the end, so that what an edit changes moves no place of the others.
  for (const edit of second.toSorted((a, b) => b.start - a.start || b.end - a.end)) pieces = replace(pieces, edit);
  return pieces.flatMap(({ start, end, text }) => (text === undefined ? [] : [{ start, end, text }]));
}

function toPieces(length: number, edits: readonly Edit[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push({ start: at, end: start }, { start, end, text });
    at = end;
  }
  return [...pieces, { start: at, end: length }];
}

function replace(pieces: readonly Piece[], edit: Edit): readonly Piece[] {
  const before: Piece[] = [];
  const after: Piece[] = [];
  let replaced: Piece | undefined;
  let at = 0;
  for (const piece of pieces) {
    const size = piece.text?.length ?? piece.end - piece.start;
    const [from, to] = [Math.max(0, edit.start - at), Math.min(size, edit.end - at)];
    const isTouched =
      from < to || (edit.start === edit.end && from <= size && edit.start >= at && replaced === undefined);
    if (!isTouched) (at + size <= edit.start && replaced === undefined ? before : after).push(piece);
    else {
      const cut =
        piece.text === undefined
          ? { start: piece.start + from, end: piece.start + to, text: '' }
          : { start: piece.start, end: piece.end, text: piece.text.slice(0, from) };
      const rest = piece.text === undefined ? '' : piece.text.slice(to);
      if (piece.text === undefined && from > 0) before.push({ start: piece.start, end: piece.start + from });
      if (replaced === undefined) replaced = { ...cut, text: cut.text + edit.text + rest };
      else replaced = { start: replaced.start, end: cut.end, text: (replaced.text ?? '') + cut.text + rest };
      if (piece.text === undefined && to < size) after.push({ start: piece.start + to, end: piece.end });
    }
    at += size;
  }
  return replaced === undefined ? pieces : [...before, replaced, ...after];
}
