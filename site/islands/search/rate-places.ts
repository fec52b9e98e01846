import { wordsOfProse } from './excerpt.ts';
import type { PagefindPage, PagefindPlace } from './pagefind.ts';
import { compact, foldText, says, stemOf, titleWords } from './query-words.ts';

/** What is asked of a page. */
export interface Asked {
  readonly query: string;
  readonly words: readonly string[];
  /** What the page is called, and what it is a part of. */
  readonly title: readonly string[];
  /** Whether it is made from data: its headings are those of all others of its kind. */
  readonly isGenerated: boolean;
}

/** How well the places of a page answer. */
export interface PlacesRating {
  /** Share of the query that its title and one heading say; a heading that is the query itself counts for more. */
  readonly named: number;
  /** Share of the query that stands in one place, below its title. */
  readonly together: number;
  /** Those worth a row of their own, best first. */
  readonly places: readonly PagefindPlace[];
}

/** Rates a page by its places: words that stand together, or in a heading, answer better than the same words all over a long page. */
export function ratePlaces(
  { url, content, sub_results: places = [] }: PagefindPage,
  { query, words, title, isGenerated }: Asked,
): PlacesRating {
  const texts = wordsOfProse(content);
  const known = words.filter((word) => says(title, word));
  const shareOf = (said: readonly string[]): number => new Set([...known, ...said]).size / words.length;
  const freshOf = (said: readonly string[]): number => said.filter((word) => !known.includes(word)).length;
  const rated = places.map((place) => {
    const heading = place.title ?? '';
    const parts = titleWords(heading);
    const found = place.locations.map((at) => foldText(texts[at] ?? ''));
    const headed = words.filter((word) => says(parts, word));
    const told = words.filter((word) => found.some((text) => text.includes(stemOf(word))));
    return {
      place,
      headed,
      named: rateHeading(shareOf(headed), compact(heading) === compact(query)),
      together: shareOf(told),
      mark: HEADED * freshOf(headed) + freshOf(told) + KNOWN * headed.length,
    };
  });
  const below = rated.filter(({ place }) => place.title && place.url !== url);
  const best = Math.max(...below.map(({ mark }) => mark));
  return {
    named: Math.max(0, ...rated.map(({ named }) => named)),
    together: Math.max(0, ...rated.map(({ together }) => together)),
    places: below
      .filter(({ mark, headed }) => mark * 2 >= best && (headed.length > 0 || !isGenerated))
      .toSorted((one, other) => other.mark - one.mark)
      .map(({ place }) => place),
  };

  /** A title that says all of the query is rated as a title; a heading without help of the title has to say all of it. */
  function rateHeading(share: number, isExact: boolean): number {
    if (known.length === words.length || (known.length === 0 && share < 1)) return 0;
    return (share + (isExact ? EXACT : 0)) * (known.length === 0 ? ALONE : 1);
  }
}

/** What a heading counts for by each word of the query that the title is silent about, and by each word at all. */
const [HEADED, KNOWN] = [3, 0.4];

/** What a heading counts for that is the query, besides saying it; and one of a page whose title says nothing of it. */
const [EXACT, ALONE] = [0.4, 0.4];
