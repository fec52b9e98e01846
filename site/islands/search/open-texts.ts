import { BREAK, excerptOf } from './excerpt.ts';
import type { Scope } from './near-sections.ts';
import { holdsQuery } from './holds-query.ts';
import type { Pagefind, PagefindAnswer, PagefindPage, PagefindPlace, PagefindResult } from './pagefind.ts';
import { queryWords, titleWords } from './query-words.ts';
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
export interface TextQuery {
  readonly query: string;
  readonly scope: Pick<Scope, 'near' | 'others'>;
  /** Number of pages to read of each near section, and of all others together. */
  readonly limit: number;
  /** Whether a page need not contain all words: those that are rare decide. */
  readonly isLoose?: boolean;
}

/** Finds pages by their text. */
export type FindTexts = (asked: TextQuery) => Promise<TextAnswer>;

/** Place of a site's indexes, and prefix of its addresses. */
export interface TextPlaces {
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

  const find: FindTexts = async ({ query, scope: { near, others }, limit, isLoose = false }) => {
    const asked = spaceWords(query);
    const words = queryWords(asked);
    const filters = [...near, ...(others.length > 0 ? [{ any: others }] : [])].map((section) => ({
      [SECTION]: section,
    }));
    const answers = await Promise.all(
      filters.map(async (filter) =>
        isLoose ? searchLoosely(pagefind, words, filter) : pagefind.search(asked, { filters: filter }),
      ),
    );
    const hits = await Promise.all(answers.map((answer) => readPages(answer, limit)));
    const held = hits.flat().filter(({ page }) => holdsQuery(page, words));
    return {
      hits: held.flatMap(({ score, page }) => hitOf(page, { query, words, score, isLoose })),
      more: held.length > 0 && answers.some((answer) => (answer?.results.length ?? 0) > limit),
    };
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
        // Some words of a message in a heading say little.
        named: isLoose ? 0 : named,
        score: (score * (1 + 2 * together)) / 3,
        excerpt: excerptOf(found.content, found.locations),
        places: places.slice(0, HEADINGS).map((place) => ({
          title: place.title ?? '',
          path: place.url.slice(base.length),
          excerpt: excerptOf(found.content, place.locations),
          covers: place.covers,
        })),
      },
    ];
  }
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

/** Most words of a long query that are searched, the rarest of which decide. */
const WORDS = 12;

/** Finds pages with any of the words, best first: a page's score is the sum of what its words say, rare ones most. */
async function searchLoosely(pagefind: Pagefind, words: readonly string[], filters: object): Promise<PagefindAnswer> {
  const found = new Map<string, { score: number; readonly results: PagefindResult[] }>();
  const answers = await Promise.all(
    [...new Set(words)].slice(0, WORDS).map((word) => pagefind.search(word, { filters })),
  );
  for (const answer of answers) {
    const results = answer?.results ?? [];
    for (const result of results) {
      const known = found.get(result.id) ?? { score: 0, results: [] };
      known.score += 1 / Math.sqrt(results.length);
      known.results.push(result);
      found.set(result.id, known);
    }
  }
  return {
    results: Array.from(found, ([id, { score, results }]) => ({
      id,
      score,
      data: async () => joinPages(await Promise.all(results.map(({ data }) => data()))),
    })).toSorted((one, other) => other.score - one.score),
  };
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
async function readPages(
  answer: PagefindAnswer | null,
  limit: number,
): Promise<{ score: number; page: PagefindPage }[]> {
  const found = (answer?.results ?? []).slice(0, limit);
  const best = found[0]?.score ?? 1;
  return Promise.all(found.map(async ({ score, data }) => ({ score: score / best, page: await readPage(data) })));
}

/** Reads a page’s texts. Positions of words are counted in the text with separators, if there are any, which is escaped. */
async function readPage(data: () => Promise<PagefindPage>): Promise<PagefindPage> {
  const page = await data();
  const raw = page.raw_content ?? '';
  return raw.includes(BREAK) ? { ...page, content: unescapeHtml(raw) } : page;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
