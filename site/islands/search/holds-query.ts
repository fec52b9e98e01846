import { wordsOfPage } from './excerpt.ts';
import type { PagefindPage } from './pagefind.ts';
import { queryWords } from './query-words.ts';

/**
 * Returns whether a page matches more of a query than the first letters of its words. Pagefind shortens an unknown word
 * until something begins with the rest: `blorp` found every page with a `b`.
 */
export function holdsQuery(
  { content, locations }: Pick<PagefindPage, 'content' | 'locations'>,
  words: readonly string[],
): boolean {
  const texts = wordsOfPage(content);
  return locations.some((at) =>
    queryWords(texts[at] ?? '').some((found) => !STUB.test(found) || words.some((word) => isForm(word, found))),
  );
}

/** A stub in a script with capital letters; in other scripts, one or two characters can be a word. */
const STUB = /^\p{Ll}{1,2}$/u;

/** Returns whether a word is the found one, or its plural. */
function isForm(word: string, found: string): boolean {
  return word.startsWith(found) && word.length <= found.length + 1;
}
