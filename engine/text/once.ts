/** Makes a function that does its work once for each key that it is given, and then always returns the same. */
export function onceEach<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  return onceIn(new Map(), work);
}

/**
 * Makes a function that does its work once for each object that it is given, as long as that is in use. What else it is
 * given always has to be the same for an object.
 */
export function onceFor<Key extends object, Rest extends readonly unknown[], Result>(
  work: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  return onceIn(new WeakMap(), work);
}

function onceIn<Key, Rest extends readonly unknown[], Result>(
  known: {
    get(key: Key): { readonly result: Result } | undefined;
    set(key: Key, value: { readonly result: Result }): object;
  },
  work: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  return (key, ...rest) => {
    const found = known.get(key) ?? { result: work(key, ...rest) };
    known.set(key, found);
    return found.result;
  };
}
