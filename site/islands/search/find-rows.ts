import { queryWords, titleWords } from './query-words.ts';
import type { SearchRows, SearchTitles } from './titles.ts';

/** A row of an API page that matches a query. */
export interface RowHit {
  /** Index of its page among all titles. */
  readonly page: number;
  readonly name: string;
  /** Id of the row on its page. */
  readonly hash: string;
  readonly score: number;
}

/**
 * Prepares the rows of API pages for queries: props, classes and members, with or without words of the page's title.
 */
export function openRows({ pages, sections }: SearchTitles, rows: SearchRows): (query: string) => readonly RowHit[] {
  const known = Object.entries(rows).map(([at, starts]) => {
    const page = Number(at);
    const { title = '', section = -1 } = pages[page] ?? {};
    const names = Object.entries(starts).flatMap(([start, list]) =>
      list.map((row) => {
        const [name, key] = typeof row === 'string' ? [row, row] : row;
        return { name, folded: name.toLowerCase(), hash: start + encodeURIComponent(key) };
      }),
    );
    return {
      page,
      names,
      title: queryWords(title).join(''),
      words: [...titleWords(title), ...titleWords(sections[section]?.name ?? '')],
    };
  });

  return (query) => {
    const words = queryWords(query);
    // Names of classes contain hyphens.
    const typed = query
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/^\./, ''));
    const found = known.flatMap(({ page, names, title, words: own }) =>
      names.flatMap(({ name, folded, hash }): RowHit[] => {
        const at = typed.findIndex((word) => word === folded || (word.length >= LEAST && folded.startsWith(word)));
        if (at < 0) return [];
        const rest = words.filter((word) => !folded.includes(word));
        if (!rest.every((word) => own.some((known) => known.startsWith(word)))) return [];
        return [
          {
            page,
            name,
            hash,
            score:
              (typed[at] === folded ? EXACT : START) +
              (rest.length > 0 ? BESIDE : 0) +
              (rest.join('') === title ? BESIDE : 0),
          },
        ];
      }),
    );
    // A name that nearly every component has is not specific.
    return found.length > COMMON ? found.map((hit) => ({ ...hit, score: hit.score / 2 })) : found;
  };
}

/** Minimum number of letters for matching the start of a name. */
const LEAST = 4;

/** Number of rows above which a name is common. */
const COMMON = 12;

const [EXACT, START, BESIDE] = [0.8, 0.3, 0.2];
