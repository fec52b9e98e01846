import type { Place } from './place.ts';

/** A file that demos use. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds the unreadable JSON file that a reworded message refers to without its name, among the files that demos use.
 */
export function findBrokenJson(message: string, read: () => readonly NamedText[]): Place | undefined {
  const [, line, column] = /JSON that it imports cannot be read: .*\bat line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined) return undefined;
  const broken = read().find(({ file, text }) => file.endsWith('.json') && !isJson(text));
  return broken && { file: broken.file, line: Number(line), column: Number(column) || 1 };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}
