/**
 * Puts the keys of a snippet into a YAML file, as a reader does: a page shows only the keys that it is about. A key that
 * the file already has is replaced in place, with everything below it; the file keeps the comments at its top, unless the
 * snippet has others.
 */
export function mergeYaml(file: string, snippet: string): string {
  const parts = new Map([...topLevel(file), ...topLevel(snippet)]);
  return [...parts.values()].join('');
}

/** The parts of a file by key; the text above the first key has an empty one. */
function topLevel(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^(?=[A-Za-z])/m).filter((part) => part !== '');
  return new Map(
    parts.map((part) => [/^[A-Za-z][^:]*/.exec(part)?.[0] ?? '', part.endsWith('\n') ? part : `${part}\n`]),
  );
}
