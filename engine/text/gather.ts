/** Makes a function that notes a value under a key, and returns the one that was noted there first, if any. */
export function notingFirst<Value>(): (key: string, value: Value) => Value | undefined {
  const first = new Map<string, Value>();
  return (key, value) => {
    const known = first.get(key);
    if (known === undefined) first.set(key, value);
    return known;
  };
}

/** Adds a value to the list under a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}
