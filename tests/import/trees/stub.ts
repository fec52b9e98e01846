/** Files of another tool's documentation by their paths. */
export type Files = Readonly<Record<string, string>>;

/** The reduced documentation of a real site, and some of what cannot be imported from it. */
export interface Tree {
  readonly tool: string;
  readonly files: Files;
  /** Lines of the report that must be there. */
  readonly losses: readonly string[];
  /** What pages must say afterwards: the file, and a part of its text. */
  readonly shows: readonly (readonly [file: string, text: string])[];
}

/** Pages that only matter for their paths, ids and headings. */
export function stubs<Entry>(
  entries: readonly Entry[],
  toFile: (entry: Entry, at: number) => readonly [path: string, text: string],
): Files {
  return Object.fromEntries(entries.map(toFile));
}

export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
