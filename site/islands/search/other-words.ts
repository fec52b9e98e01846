import { queryWords } from './query-words.ts';
import type { SearchTitles } from './titles.ts';

/** A query in the site's words. */
export interface OtherWords {
  readonly query: string;
  /** The reader's words that were replaced; absent for the query as typed. */
  readonly instead?: string;
  /** Whether docs-nav, not the site, says that they mean the same. */
  readonly isShipped?: boolean;
}

/** Lists a query as typed, and with words replaced by the site's synonyms, best first. */
export function inOtherWords(
  query: string,
  { synonyms, ownSynonyms = [] }: Pick<SearchTitles, 'synonyms' | 'ownSynonyms'>,
): readonly OtherWords[] {
  const typed = ` ${queryWords(query).join(' ')} `;
  const others = Object.entries(synonyms).flatMap(([instead, terms]) => {
    const known = ` ${queryWords(instead).join(' ')} `;
    return typed.includes(known)
      ? terms.map((term) => ({
          query: typed.replace(known, ` ${term} `).trim(),
          instead,
          isShipped: !ownSynonyms.includes(instead),
        }))
      : [];
  });
  return [{ query }, ...others.toSorted((one, other) => other.instead.length - one.instead.length).slice(0, MOST)];
}

/** Number of other wordings that are tried. */
const MOST = 8;
