import { openRows } from './find-rows.ts';
import { openTitles } from './find-titles.ts';
import { nearSections } from './near-sections.ts';
import { openTexts, type FindTexts, type TextAnswer } from './open-texts.ts';
import { queryWords, topicWords } from './query-words.ts';
import { rankHits, type SearchHit } from './rank-hits.ts';
import type { SearchRows, SearchTitles } from './titles.ts';

/** Hits of a query, best first. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Whether more would be found by asking for more. */
  readonly more: boolean;
}

/** Answers queries over all sections. */
export interface Search {
  readonly sections: SearchTitles['sections'];
  /** What is before each hit's path. */
  readonly base: string;
  /** Pages to start with before anything is typed. */
  readonly suggestions: readonly SearchHit[];
  /** What titles, props and classes alone answer: at once. */
  readonly findNames: (query: string) => readonly SearchHit[];
  /** What texts answer as well; `limit` is how many pages to read of this section, and of the others. */
  readonly findAll: (query: string, limit: number) => Promise<SearchAnswer>;
}

/** Of a site that has titles alone. */
const NO_TEXTS: FindTexts = async () => ({ hits: [], more: false });

/** Pages suggested before anything is typed. */
const SUGGESTIONS = 5;

/** Opens the titles of the page's language; the indexes of texts follow with the first letter of a question. `undefined` without search. */
export async function openSearch(site: string, own: string): Promise<Search | undefined> {
  // Pages in another language than the default are a site of their own, with files of their own.
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
    // A failure is not kept: the next question tries again.
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
      // They are asked a moment after the last letter; the first one has them opened.
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

/** The first of several questions that has an answer. */
async function findFirst(find: FindTexts, [query, ...others]: readonly string[], limit: number): Promise<TextAnswer> {
  const answer = query === undefined || query === '' ? { hits: [], more: false } : await find(query, limit);
  return answer.hits.length > 0 || others.length === 0 ? answer : findFirst(find, others, limit);
}

/** A site whose rows cannot be read is searched without them. */
async function readRows(address: string): Promise<SearchRows> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as SearchRows) : {};
}

/** The query in the words of the site, for each of its words that the site calls otherwise. */
function otherWords(query: string, synonyms: SearchTitles['synonyms']): readonly string[] {
  const typed = ` ${queryWords(query).join(' ')} `;
  return Object.entries(synonyms).flatMap(([word, others]) => {
    const known = ` ${queryWords(word).join(' ')} `;
    return typed.includes(known) ? others.map((other) => typed.replace(known, ` ${other} `).trim()) : [];
  });
}
