import type { DiagnosticDefinition } from './diagnostic.ts';
import type { Offsets } from '../text/source.ts';

/** What Git leaves in a YAML or Markdown file when it could not merge two versions. */
export const MERGE_CONFLICT = {
  code: 'merge-conflict',
  severity: 'error',
  summary: 'A file contains an unresolved merge conflict.',
  why: 'Both versions are in the file, with the marks of Git between them: YAML cannot be read that way, and readers of a page would see all of it.',
} as const satisfies DiagnosticDefinition;

/** A conflict in a text: its first line, to point at, and where its last line ends. */
export interface MergeConflict extends Offsets {
  readonly upTo: number;
}

/** Message and help of every conflict. */
export const CONFLICT_WORDS = {
  message: 'An unresolved merge conflict begins here.',
  help: 'keep what is right in both versions, and remove the lines that begin with seven `<`, `|`, `=` or `>`',
} as const;

/**
 * Finds the conflicts in a text. Only all three markers in order make one: a line of equal signs alone is a Markdown
 * heading.
 */
export function findMergeConflicts(text: string): readonly MergeConflict[] {
  if (!text.includes('<<<<<<< ')) return [];
  const found: MergeConflict[] = [];
  let open: (Offsets & { isParted: boolean }) | undefined;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const end = index + mark.length;
    if (mark.startsWith('<')) open = { start: index, end, isParted: false };
    else if (open === undefined) continue;
    else if (mark.startsWith('=')) open.isParted = true;
    else if (open.isParted) {
      found.push({ start: open.start, end: open.end, upTo: end });
      open = undefined;
    }
  }
  return found;
}

const MARK = /^(?:[<>]{7} \S.*|={7})$/gm;
