import { isMessage, queryWords, topicWords } from './query-words.ts';
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
  const words = queryWords(query);
  const isPasted = isMessage(topicWords(words));
  const typed = ` ${words.join(' ')} `;
  const others = Object.entries(synonyms).flatMap(([instead, terms]) => {
    const parts = queryWords(instead);
    const known = ` ${parts.join(' ')} `;
    // In a message, single words say little, and a phrase says what all of it is about.
    return typed.includes(known) && (!isPasted || parts.length >= PHRASE)
      ? terms.map((term) => ({
          query: isPasted ? term : typed.replace(known, ` ${term} `).trim(),
          instead,
          isShipped: !ownSynonyms.includes(instead),
        }))
      : [];
  });
  return [{ query }, ...others.toSorted((one, other) => other.instead.length - one.instead.length).slice(0, MOST)];
}

/** Number of words from which on a synonym is a phrase. */
const PHRASE = 3;

/** Number of other wordings that are tried. */
const MOST = 8;
