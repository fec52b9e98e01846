/**
 * A range of a file and its replacement. Offsets refer to the file's text as the engine read it, without a byte order
 * mark; everything outside the range keeps its bytes.
 */
export interface TextEdit {
  /** Path from the project's root. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
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
export function applyEdits(text: string, edits: readonly Omit<TextEdit, 'file'>[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Groups edits by file. */
export function editsByFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  const byFile = new Map<string, TextEdit[]>();
  for (const edit of edits) {
    const known = byFile.get(edit.file);
    if (known) known.push(edit);
    else byFile.set(edit.file, [edit]);
  }
  return byFile;
}

/** Keeps the first of overlapping edits and leaves out the others, for another round. */
export function withoutOverlaps(edits: readonly TextEdit[]): readonly TextEdit[] {
  return Array.from(editsByFile(edits).values()).flatMap((own) => {
    let end = -1;
    return own
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
      .filter((edit) => {
        const isFree = edit.start >= end || (edit.start === edit.end && edit.start === end);
        if (isFree) end = Math.max(edit.end, edit.start + (edit.start === edit.end ? 0 : 1));
        return isFree;
      });
  });
}
