/** A place in edited code. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
}

const ADDRESS = /(blob:[^\s()@]+?):(\d+)(?::\d+)?(?=$|[\s)])/g;

/** Finds the innermost call of an error's stack that is in edited code; `files` are their names by address. */
export function findPlace(stack: string, files: ReadonlyMap<string, string>): CodePlace | undefined {
  for (const [, address = '', line] of stack.matchAll(ADDRESS)) {
    const file = files.get(address);
    if (file !== undefined) return { file, line: Number(line) };
  }
  return undefined;
}
