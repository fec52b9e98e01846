import { addTo } from './gather.ts';
import type { Offsets, Span } from './source.ts';

/**
 * A range of a file and its replacement. Offsets refer to the file's text as the engine read it, without a byte order
 * mark; everything outside the range keeps its bytes.
 */
export interface TextEdit extends Span {
  readonly text: string;
}

/** A file that moves; paths from the project's root. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** A change to the project: `edits` refer to files by their paths before `moves`. */
export interface ProjectEdit {
  readonly edits: readonly TextEdit[];
  readonly moves: readonly FileMove[];
}

/**
 * Applies the edits of one file, in any order. If two overlap, the one that starts first is applied and the other is
 * left out, so that each range is changed by one edit.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of inOrder(edits)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Groups edits by file. */
export function editsByFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  const byFile = new Map<string, TextEdit[]>();
  for (const edit of edits) addTo(byFile, edit.file, edit);
  return byFile;
}

/** Keeps the first of overlapping edits and leaves out the others, for another round. */
export function withoutOverlaps(edits: readonly TextEdit[]): readonly TextEdit[] {
  return Array.from(editsByFile(edits).values()).flatMap(inOrder);
}

/** Sorts the edits of one file, without those that overlap an earlier one. */
function inOrder<Own extends Edit>(edits: readonly Own[]): readonly Own[] {
  let at = 0;
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      const isFree = start >= at;
      if (isFree) at = end;
      return isFree;
    });
}

/** An edit of a text. */
export type Edit = Omit<TextEdit, 'file'>;

/** A range of an edited text: part of the original, or a replacement. */
interface Piece extends Offsets {
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
  for (const { start, end, text } of inOrder(edits)) {
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
