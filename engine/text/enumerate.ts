/**
 * Lists words as in a sentence.
 * @example
 * enumerate(['a', 'b', 'c'], 'or') // 'a, b or c'
 */
export function enumerate(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
