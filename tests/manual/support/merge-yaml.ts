/**
 * Puts the keys of a snippet into a YAML file: a page shows only the keys that it is about. A key that the file has is
 * replaced with all that is below it.
 */
export function mergeYaml(file: string, snippet: string): string {
  const written = topLevel(snippet);
  const kept = [...topLevel(file)].filter(([key]) => !written.has(key));
  return [...kept, ...written].map(([, text]) => text).join('');
}

function topLevel(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^(?=[A-Za-z])/m).filter((part) => /^[A-Za-z]/.test(part));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part.endsWith('\n') ? part : `${part}\n`]));
}
