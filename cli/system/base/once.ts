/** Makes a function that does its work when it is first called, and then always returns the same. */
export function once<Result>(work: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: work() }).result;
}

/** Makes a function that does its work once for each key that it is given. */
export function onceEach<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: work(key) };
    known.set(key, found);
    return found.result;
  };
}
