import { wordsOfProse } from './excerpt.ts';
import type { PagefindPage, PagefindPlace } from './pagefind.ts';
import { compact, foldText, says, stemOf, titleWords } from './query-words.ts';
import { spaceWords } from './space-words.ts';

/** A query and facts about a page. */
interface AskedPage {
  readonly query: string;
  readonly words: readonly string[];
  /** Words of the page's title, of its section, and of the page that it is a tab of. */
  readonly title: readonly string[];
  /** Whether it is generated, so that its headings are the same as on all pages of its kind. */
  readonly isGenerated: boolean;
}

/** A place that was found. */
interface RatedPlace extends PagefindPlace {
  /** Whether its heading, with the page's title, has all words of the query. */
  readonly covers: boolean;
  /** Whether its heading is the query. */
  readonly isQuery: boolean;
}

/** Rating of a page's places. */
interface PlacesRating {
  /** Share of the query covered by its title and one heading; a heading that equals the query adds to it. */
  readonly named: number;
  /** Share of the query found in a single place below its title. */
  readonly together: number;
  /** Places that readers are led to, best first. */
  readonly places: readonly RatedPlace[];
}

/**
 * Rates a page by its places: words close together or in a heading are better than words scattered over a long page.
 */
export function ratePlaces(
  { url, content, sub_results: places = [] }: PagefindPage,
  { query, words, title, isGenerated }: AskedPage,
): PlacesRating {
  const texts = wordsOfProse(content);
  const known = words.filter((word) => says(title, word));
  const shareOf = (said: readonly string[]): number => new Set([...known, ...said]).size / words.length;
  const freshOf = (said: readonly string[]): number => said.filter((word) => !known.includes(word)).length;
  const rated = places.map((place) => {
    const heading = place.title ?? '';
    const parts = titleWords(spaceWords(heading));
    const isQuery = compact(heading) === compact(query);
    const found = place.locations.map((at) => foldText(texts[at] ?? ''));
    const headed = words.filter((word) => says(parts, word));
    const told = words.filter((word) => found.some((text) => text.includes(stemOf(word))));
    return {
      place,
      headed,
      isQuery,
      named: rateHeading(shareOf(headed), isQuery),
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
      .map(({ place, headed, isQuery }) => ({ ...place, isQuery, covers: shareOf(headed) === 1 })),
  };

  /**
   * Rates a heading. If the title covers the whole query, only the title is rated; if it covers nothing, the heading
   * must cover all.
   */
  function rateHeading(share: number, isExact: boolean): number {
    if (known.length === words.length || (known.length === 0 && share < 1)) return 0;
    return (share + (isExact ? EXACT : 0)) * (known.length === 0 ? ALONE : 1);
  }
}

/** Weights of a heading: for each word of the query that the title does not contain, and for each word. */
const [HEADED, KNOWN] = [3, 0.4];

/** Bonus for a heading that equals the query; weight of a heading on a page whose title has none of its words. */
const [EXACT, ALONE] = [0.4, 0.4];
