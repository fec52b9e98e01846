import { wordsOfPage } from './excerpt.ts';
import type { PagefindPage } from './pagefind.ts';
import { queryWords } from './query-words.ts';

/**
 * Returns whether a page holds more of a query than the first letters of its words. Of a word that is nowhere, Pagefind
 * takes ever less, until something begins so: `blorp` found every page with a `b`.
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

/** In scripts with capitals; of others, one or two letters may be a word. */
const STUB = /^\p{Ll}{1,2}$/u;

/** Whether one is the other, or its plural. */
function isForm(word: string, found: string): boolean {
  return word.startsWith(found) && word.length <= found.length + 1;
}
