import type { TextEdit } from './text-edit.ts';

type Edit = Omit<TextEdit, 'file'>;

/** A range of an edited text: part of the original, or a replacement. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** Absent for a part of the original. */
  readonly text?: string;
}

/**
 * Combines two successive sets of edits into one: offsets of `first` refer to the original text, those of `second` to
 * the text after `first`. Neither set may contain overlapping edits.
 */
export function joinEdits(length: number, first: readonly Edit[], second: readonly Edit[]): readonly Edit[] {
  let pieces = toPieces(length, first);
  // Backwards, so that no edit shifts the places of the others.
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
