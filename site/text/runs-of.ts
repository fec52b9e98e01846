/** Groups entries that follow each other and have the same key. */
export function runsOf<Entry, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): readonly { readonly key: Key; readonly entries: readonly Entry[] }[] {
  const runs: { readonly key: Key; readonly entries: Entry[] }[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    const last = runs.at(-1);
    if (last !== undefined && last.key === key) last.entries.push(entry);
    else runs.push({ key, entries: [entry] });
  }
  return runs;
}
