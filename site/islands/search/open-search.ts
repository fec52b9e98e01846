import { openRows } from './find-rows.ts';
import { openTitles } from './find-titles.ts';
import { nearSections } from './near-sections.ts';
import { openTexts, type FindTexts, type TextAnswer } from './open-texts.ts';
import { queryWords, topicWords } from './query-words.ts';
import { rankHits, type SearchHit } from './rank-hits.ts';
import type { SearchRows, SearchTitles } from './titles.ts';

/** Results of a query, best first. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Whether a higher limit would find more. */
  readonly more: boolean;
}

/** Answers queries over all sections. */
export interface Search {
  readonly sections: SearchTitles['sections'];
  /** Prefix of each hit's path. */
  readonly base: string;
  /** Suggested pages before anything is typed. */
  readonly suggestions: readonly SearchHit[];
  /** Searches titles, props and classes, at once. */
  readonly findNames: (query: string) => readonly SearchHit[];
  /** Searches texts as well; `limit` is the number of pages to read of this section, and of the others. */
  readonly findAll: (query: string, limit: number) => Promise<SearchAnswer>;
}

/** Full-text search of a site that only has titles. */
const NO_TEXTS: FindTexts = async () => ({ hits: [], more: false });

/** Number of pages suggested before anything is typed. */
const SUGGESTIONS = 5;

/**
 * Loads the titles in the page's language; the text indexes load at the first letter. Returns `undefined` without
 * search.
 */
export async function openSearch(site: string, own: string): Promise<Search | undefined> {
  // Pages in a language other than the default have separate files.
  const { language } = document.documentElement.dataset;
  const suffix = language === undefined ? '' : `.${language}`;
  const base = language === undefined ? site : `${site}/${language}`;
  const response = await fetch(`${site}/_nav/titles${suffix}.json`);
  if (!response.ok) return undefined;
  const titles = (await response.json()) as SearchTitles;
  const findTitles = openTitles(titles);
  const hasTexts = titles.sections.some(({ indexes }) => indexes.length > 0);
  let findRows: ReturnType<typeof openRows> = () => [];
  let texts: Promise<FindTexts> | undefined;
  const openAll = (): Promise<FindTexts> => {
    texts ??= Promise.all([
      hasTexts ? openTexts(titles, { folder: `${site}/_nav/search`, base, own }) : NO_TEXTS,
      readRows(`${site}/_nav/rows${suffix}.json`),
    ]).then(([opened, rows]) => {
      findRows = openRows(titles, rows);
      return opened;
    });
    // Failures are not cached, so the next query tries again.
    texts.catch(() => (texts = undefined));
    return texts;
  };
  const namesOf = (query: string) => {
    const asked = [query, ...otherWords(query, titles.synonyms)];
    const found = new Map<number, number>();
    for (const words of asked)
      for (const [page, score] of findTitles(words)) found.set(page, Math.max(score, found.get(page) ?? 0));
    return { titles: found, rows: findRows(query) };
  };
  return {
    sections: titles.sections,
    base,
    suggestions: titles.pages
      .filter(({ section, generated }) => titles.sections[section]?.id === own && generated === undefined)
      .slice(0, SUGGESTIONS)
      .map(({ title, path, section, tags = [] }) => ({ title, path, section, tags, excerpt: [], places: [] })),
    findNames(query) {
      // Texts are searched shortly after the last letter, but their indexes load at the first one.
      void openAll();
      return rankHits({ ...namesOf(query), texts: [] }, titles, nearSections(query, titles.sections, own));
    },
    async findAll(query, limit) {
      const find = await openAll();
      const answer = await findFirst(
        find,
        [topicWords(queryWords(query)).join(' '), ...otherWords(query, titles.synonyms)],
        limit,
      );
      return {
        hits: rankHits({ ...namesOf(query), texts: answer.hits }, titles, nearSections(query, titles.sections, own)),
        more: answer.more,
      };
    },
  };
}

/** Tries several queries, and returns the first result that is not empty. */
async function findFirst(find: FindTexts, [query, ...others]: readonly string[], limit: number): Promise<TextAnswer> {
  const answer = query === undefined || query === '' ? { hits: [], more: false } : await find(query, limit);
  return answer.hits.length > 0 || others.length === 0 ? answer : findFirst(find, others, limit);
}

/** Loads the rows of API pages; if that fails, the search goes on without them. */
async function readRows(address: string): Promise<SearchRows> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as SearchRows) : {};
}

/** Returns variants of the query in which words are replaced with the site's synonyms. */
function otherWords(query: string, synonyms: SearchTitles['synonyms']): readonly string[] {
  const typed = ` ${queryWords(query).join(' ')} `;
  return Object.entries(synonyms).flatMap(([word, others]) => {
    const known = ` ${queryWords(word).join(' ')} `;
    return typed.includes(known) ? others.map((other) => typed.replace(known, ` ${other} `).trim()) : [];
  });
}
