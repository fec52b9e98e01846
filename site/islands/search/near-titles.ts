import { compact } from './query-words.ts';
import type { Scope } from './near-sections.ts';
import type { SearchTitles } from './titles.ts';

/** Number of titles to suggest. */
const MOST = 5;

/** Share of letter pairs below which a title is not similar. */
const SIMILAR = 0.3;

/**
 * Lists the pages whose titles share most pairs of letters with a query, best first, which neither a wrong beginning nor
 * several wrong letters prevent.
 *
 * @example
 * 'autocompelte' shares 9 of 11 pairs with 'Autocomplete'
 */
export function findNearTitles(
  query: string,
  { pages, sections }: SearchTitles,
  { near, others }: Pick<Scope, 'near' | 'others'>,
): readonly number[] {
  const asked = pairsOf(compact(query));
  const rated = pages.flatMap(({ title, section, generated, tabOf }, page) => {
    const id = sections[section]?.id ?? '';
    const isNear = near.includes(id);
    if (tabOf !== undefined || !(isNear || others.includes(id))) return [];
    const own = pairsOf(compact(title));
    const shared = [...asked].filter((pair) => own.has(pair)).length;
    const bonus = (isNear ? NEAR : 0) - (generated === undefined ? 0 : MADE);
    return [{ page, title, similarity: (2 * shared) / (asked.size + own.size), bonus }];
  });
  const similar = rated
    .filter(({ similarity }) => similarity >= SIMILAR)
    .toSorted((one, other) => other.similarity + other.bonus - one.similarity - one.bonus);
  return [...new Map(similar.toReversed().map((found) => [found.title, found])).values()]
    .toReversed()
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** What a page of the reader's section is rated higher by, and a generated one lower. */
const [NEAR, MADE] = [0.1, 0.05];

function pairsOf(text: string): ReadonlySet<string> {
  const letters = Array.from(text);
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
