import { wordsOfPage } from './excerpt.ts';
import type { PagefindPage } from './pagefind.ts';
import { foldText, stemOf } from './query-words.ts';

/**
 * Rates a page by the words of a message, each with its weight: by those that it has, and more by those that stand close
 * together, as where the message is quoted. 1 if it has all of them in one place.
 */
export function rateMessage({ content, locations }: PagefindPage, weights: ReadonlyMap<string, number>): number {
  const texts = wordsOfPage(content);
  const asked = [...weights.keys()];
  const width = asked.length * SPREAD;
  // Pagefind also finds words that only begin like an unknown one.
  const said = locations.flatMap((at) => {
    const text = foldText(texts[at] ?? '');
    return asked.filter((word) => text.includes(stemOf(word))).map((word) => ({ at, word }));
  });
  const weigh = (words: Iterable<string>): number =>
    Array.from(new Set(words)).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const total = weigh(asked);
  let closest = 0;
  let from = 0;
  for (const [index, { at }] of said.entries()) {
    while (at - (said[from]?.at ?? at) > width) from += 1;
    closest = Math.max(closest, weigh(said.slice(Math.max(from, index - width), index + 1).map(({ word }) => word)));
  }
  return (weigh(said.map(({ word }) => word)) + CLOSE * closest) / ((1 + CLOSE) * total);
}

/** Words of a page in which the words of a message are close together, for each of them. */
const SPREAD = 2;

/** Weight of the words that are close together, relative to that of all. */
const CLOSE = 3;
