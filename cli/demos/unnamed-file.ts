import { isStylesheet } from './inputs.ts';

/** Where in a file something is; lines and columns from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A file that demos are made of. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

/** What a tool says without naming a file, once it was reworded. */
export interface Unnamed {
  readonly message: string;
  /** The text that it was given, put together from several files, and the place in that; columns from 0. */
  readonly source?: unknown;
  readonly loc?: { readonly line: number; readonly column: number } | undefined;
}

/**
 * Finds the file that a tool speaks of without naming it, among those that demos are made of: JSON that cannot be read,
 * or the stylesheet that a line of what was minified comes from.
 */
export function findUnnamed({ message, source, loc }: Unnamed, read: () => readonly NamedText[]): Place | undefined {
  const [, line, column] = /JSON that it imports cannot be read: .*\bat line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) {
    const broken = read().find(({ file, text }) => file.endsWith('.json') && !isJson(text));
    return broken && { file: broken.file, line: Number(line), column: Number(column) || 1 };
  }
  if (typeof source !== 'string' || loc === undefined) return undefined;
  return findLine(source.split('\n')[loc.line - 1] ?? '', loc.column, read());
}

/** The longest line of a stylesheet that is at a place of another line, which has more around it. */
function findLine(given: string, column: number, files: readonly NamedText[]): Place | undefined {
  let longest = '';
  let found: Place | undefined;
  for (const { file, text } of files.filter((candidate) => isStylesheet(candidate.file))) {
    for (const [at, line] of text.split('\n').entries()) {
      const wanted = line.trim();
      const start = wanted.length > longest.length ? given.indexOf(wanted) : -1;
      if (start < 0 || column < start || column >= start + wanted.length) continue;
      longest = wanted;
      found = { file, line: at + 1, column: line.indexOf(wanted) + column - start + 1 };
    }
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}
