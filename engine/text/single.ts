/** Indexes items by name; `undefined` marks a name that several items share. */
export function indexSingle<Item>(
  named: Iterable<readonly [name: string, item: Item]>,
): ReadonlyMap<string, Item | undefined> {
  const found = new Map<string, Item | undefined>();
  for (const [name, item] of named) found.set(name, found.has(name) ? undefined : item);
  return found;
}
