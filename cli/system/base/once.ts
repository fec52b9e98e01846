export { onceEach } from '../../../engine/text/once.ts';

/** Makes a function that does its work when it is first called, and then always returns the same. */
export function once<Result>(work: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: work() }).result;
}
