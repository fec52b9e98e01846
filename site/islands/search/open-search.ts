import { openRows } from './find-rows.ts';
import { openTitles } from './find-titles.ts';
import { openKinds } from './hit-kind.ts';
import { scopeOf, type Scope, type Whereabouts } from './near-sections.ts';
import { openTexts, type FindTexts, type TextAnswer } from './open-texts.ts';
import { inOtherWords, type OtherWords } from './other-words.ts';
import type { Pagefind } from './pagefind.ts';
import { compact, cutQuery, isMessage, queryWords, topicWords } from './query-words.ts';
import { rankHits, type Found, type Ranked, type SearchHit } from './rank-hits.ts';
import type { SearchRows, SearchTitles } from './titles.ts';

/** Results of a query, best first. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Whether a higher limit would find more. */
  readonly more: boolean;
}

/** Results for the names in a query. */
interface NamesAnswer {
  readonly hits: readonly SearchHit[];
  /** Whether the query is a message that was pasted: names share words with it, but seldom answer it. */
  readonly isMessage: boolean;
}

/** A query and the only section to search, if the reader has chosen one. */
export interface AskedSearch {
  readonly query: string;
  readonly only?: string | undefined;
}

/** Answers queries over all sections. */
export interface Search {
  readonly sections: SearchTitles['sections'];
  /** The sections that have pages. */
  readonly products: SearchTitles['sections'];
  /** Prefix of each hit's path. */
  readonly base: string;
  /** Whether the texts of pages are searched. */
  readonly hasTexts: boolean;
  /** Suggested pages before anything is typed. */
  readonly suggestions: readonly SearchHit[];
  /** Searches titles, props and classes, at once. */
  readonly findNames: (asked: AskedSearch) => NamesAnswer;
  /**
   * Searches texts as well; `limit` is the number of pages to read of this section, and of the others. Rejects when
   * `signal` says that nobody waits any more.
   */
  readonly findAll: (asked: AskedSearch, limit: number, signal?: AbortSignal) => Promise<SearchAnswer>;
  /** Lists the pages whose titles are most similar to a query that nothing was found for. */
  readonly findNear: (asked: AskedSearch) => readonly SearchHit[];
}

/** The site that is searched, and the reader's place in it. */
export interface SearchPlace {
  /** Address of the site's root, without a slash at the end. */
  readonly site: string;
  /** Code of the language, unless it is the default one: the others have separate files. */
  readonly language?: string | undefined;
  /** Id of the reader's section. */
  readonly own: string;
  /** Loads Pagefind's script from the folder of an index. */
  readonly load: (address: string) => Promise<Pagefind>;
}

/** Number of titles to suggest. */
const MOST = 5;

/** Share of letter pairs below which a title is not similar. */
const SIMILAR = 0.3;

/** What a page of the reader's section is rated higher by, and a generated one lower. */
const [NEAR, MADE] = [0.1, 0.05];

/** Full-text search of a site that only has titles. */
const NO_TEXTS: FindTexts = async () => ({ hits: [], more: false });

/** Number of pages suggested before anything is typed. */
const SUGGESTIONS = 5;

/**
 * Loads the titles in the page's language; the text indexes load at the first letter. Returns `undefined` without
 * search.
 */
export async function openSearch({ site, language, own, load }: SearchPlace): Promise<Search | undefined> {
  const suffix = language === undefined ? '' : `.${language}`;
  const base = language === undefined ? site : `${site}/${language}`;
  const response = await fetch(`${site}/_nav/titles${suffix}.json`);
  if (!response.ok) return undefined;
  const titles = (await response.json()) as SearchTitles;
  const findTitles = openTitles(titles);
  const ranked: Ranked = { titles, kindOf: openKinds(titles) };
  const hasTexts = titles.sections.some(({ indexes }) => indexes.length > 0);
  let findRows: ReturnType<typeof openRows> = () => [];
  let texts: Promise<FindTexts> | undefined;
  const openAll = (): Promise<FindTexts> => {
    texts ??= Promise.all([
      hasTexts ? openTexts(titles, { folder: `${site}/_nav/search`, base, own, load }) : NO_TEXTS,
      readRows(`${site}/_nav/rows${suffix}.json`),
    ]).then(([opened, rows]) => {
      findRows = openRows(titles, rows);
      return opened;
    });
    // Failures are not cached, so the next query tries again.
    texts.catch(() => (texts = undefined));
    return texts;
  };
  const scopeFor = ({ query, only }: AskedSearch): Scope =>
    scopeOf(query, titles.sections, { own, only } satisfies Whereabouts);
  /** What is searched of what was typed, however long it is. */
  const cut = (asked: AskedSearch): AskedSearch => ({ ...asked, query: cutQuery(asked.query) });
  const namesOf = (asked: readonly OtherWords[]): Omit<Found, 'texts'> => {
    const found = new Map<number, TitleHit>();
    const rows = asked.flatMap(({ query, ...other }, at) => {
      // Each synonym means what was typed a little less than the one before it.
      const weight = 1 - at * LESS;
      for (const [page, match] of findTitles(query)) {
        const score = match.score * weight;
        if (score > (found.get(page)?.score ?? 0)) found.set(page, { ...match, score, ...other });
      }
      return findRows(query).map((row) => ({ ...row, score: row.score * weight, ...other }));
    });
    return { titles: found, rows };
  };
  const hitOf = (page: number): readonly SearchHit[] =>
    rankHits({ titles: new Map([[page, { score: 1, isExact: false, isWhole: true }]]), rows: [], texts: [] }, ranked, {
      near: titles.sections.map(({ id }) => id),
      others: [],
      after: new Set(),
    });
  return {
    sections: titles.sections,
    products: titles.sections.filter((_, at) => titles.pages.some(({ section }) => section === at)),
    base,
    hasTexts,
    suggestions: titles.pages
      .flatMap(({ section, generated }, at) =>
        titles.sections[section]?.id === own && generated === undefined ? [at] : [],
      )
      .slice(0, SUGGESTIONS)
      .flatMap(hitOf),
    findNames(typed) {
      // Texts are searched shortly after the last letter, but their indexes load at the first one.
      void openAll();
      const asked = cut(typed);
      const names = namesOf(inOtherWords(asked.query, titles));
      return {
        hits: rankHits({ ...names, texts: [] }, ranked, scopeFor(asked)),
        isMessage: isMessage(topicWords(queryWords(asked.query))),
      };
    },
    async findAll(whole, limit, signal) {
      const find = await openAll();
      signal?.throwIfAborted();
      const asked = cut(whole);
      const scope = scopeFor(asked);
      const inWords = inOtherWords(asked.query, titles);
      const [typed = '', ...others] = inWords.map(({ query }) => query);
      const words = topicWords(queryWords(typed));
      const topic = words.join(' ');
      const exact = [topic, ...others].map((query) => () => find({ query, scope, limit, signal }));
      const loose = () => find({ query: topic, scope, limit, signal, isLoose: true });
      // The few long pages that have all words of a message are seldom about it.
      const answer = await findFirst(isMessage(words) ? [] : exact, loose);
      return { hits: rankHits({ ...namesOf(inWords), texts: answer.hits }, ranked, scope), more: answer.more };
    },
    findNear(typed) {
      const asked = cut(typed);
      return findNearTitles(asked.query, titles, scopeFor(asked)).flatMap(hitOf);
    },
  };
}

type TitleHit = Found['titles'] extends ReadonlyMap<number, infer Hit> ? Hit : never;

/** What a synonym's score is lower by than that of the words before it. */
const LESS = 0.02;

/** Tries several queries, then one that any of the words answer, and returns the first result that is not empty. */
async function findFirst(
  [first, ...others]: readonly (() => Promise<TextAnswer>)[],
  last: () => Promise<TextAnswer>,
): Promise<TextAnswer> {
  if (first === undefined) return last();
  const answer = await first();
  return answer.hits.length > 0 ? answer : findFirst(others, last);
}

/** Loads the rows of API pages; if that fails, the search goes on without them. */
async function readRows(address: string): Promise<SearchRows> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as SearchRows) : { details: [], pages: {} };
}

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

function pairsOf(text: string): ReadonlySet<string> {
  const letters = Array.from(text);
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
