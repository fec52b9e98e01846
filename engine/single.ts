/** Items by a name that they alone have; `undefined` stands for one that several have. */
export function indexSingle<Item>(
  named: Iterable<readonly [name: string, item: Item]>,
): ReadonlyMap<string, Item | undefined> {
  const found = new Map<string, Item | undefined>();
  for (const [name, item] of named) found.set(name, found.has(name) ? undefined : item);
  return found;
}
