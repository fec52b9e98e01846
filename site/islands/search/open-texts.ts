import { unescapeHtml } from '../../browser/unescape-html.ts';
import { BREAK, resultExcerpt, wordsOfPage } from './excerpt.ts';
import type { Scope } from './near-sections.ts';
import type { Pagefind, PagefindAnswer, PagefindPage, PagefindPlace, PagefindResult } from './pagefind.ts';
import { foldText, queryWords, stemOf, titleWords } from './query-words.ts';
import type { TextHit } from './rank-hits.ts';
import { ratePlaces } from './rate-places.ts';
import { spaceWords } from './space-words.ts';
import type { SearchTitles } from './titles.ts';

/** Pages whose text contains the words of a query. */
export interface TextAnswer {
  readonly hits: readonly TextHit[];
  /** Whether there are more pages than the limit. */
  readonly more: boolean;
}

/** A query of texts. */
interface TextQuery {
  readonly query: string;
  readonly scope: Pick<Scope, 'near' | 'others'>;
  /** Number of pages to read of each near section, and of all others together. */
  readonly limit: number;
  /** Whether a page need not contain all words: those that are rare decide. */
  readonly isLoose?: boolean;
  /** Ends the work when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Finds pages by their text. */
export type FindTexts = (asked: TextQuery) => Promise<TextAnswer>;

/** Place of a site's indexes, and prefix of its addresses. */
interface TextPlaces {
  readonly folder: string;
  readonly base: string;
  /** Id of the reader's section. */
  readonly own: string;
  /** Loads the script of an index. */
  readonly load: (address: string) => Promise<Pagefind>;
}

/** Timeout of a query, in milliseconds, because Pagefind waits for missing files forever. */
const PATIENCE = 10_000;

/** Name of the filter that separates the sections of a merged index. */
const SECTION = 'section';

/** Number of headings that are read per page. */
const HEADINGS = 3;

/** A stub in a script with capital letters; in other scripts, one or two characters can be a word. */
const STUB = /^\p{Ll}{1,2}$/u;

/** Words of a page in which the words of a message are close together, for each of them. */
const SPREAD = 2;

/** Weight of the words that are close together, relative to that of all. */
const CLOSE = 3;

/** Opens the index of the reader's section and merges the others into it. */
export async function openTexts(
  { sections, pages }: SearchTitles,
  { folder, base, own, load }: TextPlaces,
): Promise<FindTexts> {
  const first = sections.find(({ id }) => id === own) ?? sections[0];
  const places = [
    ...sections.filter((section) => section === first),
    ...sections.filter((section) => section !== first),
  ].flatMap(({ id, indexes }) =>
    indexes.map((name) => ({
      address: `${folder}/${encodeURIComponent(name)}/`,
      options: { baseUrl: `${base}/`, mergeFilter: { [SECTION]: id } },
    })),
  );
  const [main, ...rest] = await readable(places);
  if (main === undefined) throw new Error('No index can be read.');
  const pagefind = await load(main.address);
  await pagefind.options(main.options);
  await pagefind.init();
  await Promise.all(rest.map(({ address, options }) => pagefind.mergeIndex(address, options)));
  const numbers = new Map(pages.map(({ path }, at) => [base + path, at]));

  const find: FindTexts = async ({ query, scope: { near, others }, limit, isLoose = false, signal }) => {
    const asked = spaceWords(query);
    const words = queryWords(asked);
    const within = (sections: unknown): object => ({ filters: { [SECTION]: sections } });
    const exact = (options: object): Promise<ReadPages> =>
      pagefind.search(asked, options).then((answer) => {
        signal?.throwIfAborted();
        return readPages(answer, limit);
      });
    const read = isLoose
      ? [await searchLoosely(pagefind, words, { options: within({ any: [...near, ...others] }), limit })]
      : await Promise.all([...near, ...(others.length > 0 ? [{ any: others }] : [])].map(within).map(exact));
    const hits: TextHit[] = [];
    const rest = createRest(signal);
    for (const { score, page } of read.flatMap(({ pages: own }) => own)) {
      await rest();
      if (holdsQuery(page, words)) hits.push(...hitOf(page, { query, words, score, isLoose }));
    }
    return { hits, more: hits.length > 0 && read.some(({ isCut }) => isCut) };
  };
  return (asked) => Promise.race([find(asked), fail()]);

  function hitOf(
    found: PagefindPage,
    { query, words, score, isLoose }: { query: string; words: readonly string[]; score: number; isLoose: boolean },
  ): readonly TextHit[] {
    const page = numbers.get(found.url);
    const { title = '', section = -1, tabOf = -1, generated } = pages[page ?? -1] ?? {};
    if (page === undefined) return [];
    const { named, together, places } = ratePlaces(found, {
      query,
      words,
      title: [title, pages[tabOf]?.title, sections[section]?.name].flatMap((name = '') => titleWords(spaceWords(name))),
      isGenerated: generated !== undefined,
    });
    return [
      {
        page,
        // Of a message, what counts is where its words stand together, whether a heading has some of them or not.
        named: isLoose ? score + (isPhrase(title, words) ? SAID : 0) : named,
        score: isLoose ? score : score * (ELSE + (1 - ELSE) * together),
        excerpt: resultExcerpt(found.content, found.locations, words),
        places: places.slice(0, HEADINGS).map((place) => ({
          title: place.title ?? '',
          path: place.url.slice(base.length),
          excerpt: resultExcerpt(found.content, place.locations, words),
          covers: place.covers,
          isQuery: place.isQuery,
        })),
      },
    ];
  }
}

/** Weight of a text in which the words of a query stand in no common place, relative to one in which all do. */
const ELSE = 0.2;

/** What a message says more about a page whose title is in it. */
const SAID = 0.3;

/** Returns whether a title of several words stands in a message. */
function isPhrase(title: string, words: readonly string[]): boolean {
  const own = queryWords(title);
  return own.length > 1 && ` ${words.join(' ')} `.includes(` ${own.join(' ')} `);
}

/** Filters out missing indexes, which would prevent all others from answering. */
async function readable<Place extends { readonly address: string }>(
  places: readonly Place[],
): Promise<readonly Place[]> {
  const found = await Promise.all(
    places.map(({ address }) =>
      fetch(`${address}pagefind-entry.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return places.filter((_, index) => found[index]);
}

function fail(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer from the index.')), PATIENCE));
}

/** Pages with their texts, best first, whose scores are at most 1, and whether there are others. */
interface ReadPages {
  readonly pages: readonly { readonly score: number; readonly page: PagefindPage }[];
  readonly isCut: boolean;
}

/** Milliseconds for which pages are rated before messages are read: that of the next letter may end the work. */
const SLICE = 15;

/** Returns what is called between two steps of work: it lets messages in from time to time, and throws if one ends the work. */
function createRest(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (signal !== undefined && performance.now() - since > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    signal?.throwIfAborted();
  };
}

/** Most words of a message that are searched: the longest, which are seldom the most common. */
const WORDS = 12;

/** Letters that a word of a message has at least. */
const LEAST = 3;

/** Finds pages with words of a message, best first; the rarer a word, the more it says. */
async function searchLoosely(
  pagefind: Pagefind,
  words: readonly string[],
  { options, limit }: { readonly options: object; readonly limit: number },
): Promise<ReadPages> {
  const searched = [...new Set(words)]
    .filter((word) => word.length >= LEAST)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, WORDS);
  const answers = await Promise.all(searched.map((word) => pagefind.search(word, options)));
  const weights = new Map<string, number>();
  const found = new Map<string, { score: number; readonly results: PagefindResult[] }>();
  for (const [at, answer] of answers.entries()) {
    const results = answer?.results ?? [];
    const weight = 1 / Math.sqrt(1 + results.length);
    weights.set(searched[at] ?? '', weight);
    for (const result of results) {
      const known = found.get(result.id) ?? { score: 0, results: [] };
      known.score += weight;
      known.results.push(result);
      found.set(result.id, known);
    }
  }
  const best = [...found.values()].toSorted((one, other) => other.score - one.score).slice(0, limit * 2);
  const pages = await Promise.all(best.map(({ results }) => readJoined(results)));
  return {
    pages: pages
      .map((page) => ({ page, score: rateMessage(page, weights) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit),
    isCut: found.size > limit,
  };
}

/** Reads what the words of a message found on one page, one after another, because Pagefind fills the same object again. */
async function readJoined(results: readonly PagefindResult[]): Promise<PagefindPage> {
  const found: PagefindPage[] = [];
  for (const { data } of results) found.push(await readPage(data));
  return joinPages(found);
}

/** Joins what the words of a query found on one page. */
function joinPages(found: readonly PagefindPage[]): PagefindPage {
  const places = new Map<string, PagefindPlace>();
  for (const place of found.flatMap(({ sub_results: own = [] }) => own)) {
    const locations = join([...(places.get(place.url)?.locations ?? []), ...place.locations]);
    places.set(place.url, { ...place, locations });
  }
  const [page] = found;
  if (page === undefined) throw new Error('A page that was found has no text.');
  return { ...page, locations: join(found.flatMap(({ locations }) => locations)), sub_results: [...places.values()] };
}

function join(locations: readonly number[]): readonly number[] {
  return [...new Set(locations)].toSorted((one, other) => one - other);
}

/**
 * Reads the first pages of an answer. Scores of different answers are not comparable, because a word may be rare in one
 * index and common in another.
 */
async function readPages(answer: PagefindAnswer | null, limit: number): Promise<ReadPages> {
  const results = answer?.results ?? [];
  const best = results[0]?.score ?? 1;
  const read = results
    .slice(0, limit)
    .map(async ({ score, data }) => ({ score: score / best, page: await readPage(data) }));
  return { pages: await Promise.all(read), isCut: results.length > limit };
}

/** Reads a page’s texts. Positions of words are counted in the text with separators, if there are any, which is escaped. */
async function readPage(data: () => Promise<PagefindPage>): Promise<PagefindPage> {
  const page = await data();
  const raw = page.raw_content ?? '';
  return { ...page, ...(raw.includes(BREAK) ? { content: unescapeHtml(raw) } : {}) };
}

/**
 * Returns whether a page matches more of a query than the first letters of its words. Pagefind shortens an unknown word
 * until something begins with the rest: `blorp` found every page with a `b`.
 */
export function holdsQuery(
  { content, locations }: Pick<PagefindPage, 'content' | 'locations'>,
  words: readonly string[],
): boolean {
  const texts = wordsOfPage(content);
  return locations.some((at) =>
    queryWords(texts[at] ?? '').some((found) => !STUB.test(found) || words.some((word) => isForm(word, found))),
  );
}

/** Returns whether a word is the found one, or its plural. */
function isForm(word: string, found: string): boolean {
  return word.startsWith(found) && word.length <= found.length + 1;
}

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
