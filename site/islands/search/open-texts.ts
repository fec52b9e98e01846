import { BREAK, excerptOf } from './excerpt.ts';
import { nearSections } from './near-sections.ts';
import { holdsQuery } from './holds-query.ts';
import type { Pagefind, PagefindAnswer, PagefindPage } from './pagefind.ts';
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

/**
 * Finds pages by their text; `limit` is the number of pages to read of the reader's section, and of all others
 * together.
 */
export type FindTexts = (query: string, limit: number) => Promise<TextAnswer>;

/** Place of a site's indexes, and prefix of its addresses. */
export interface TextPlaces {
  readonly folder: string;
  readonly base: string;
  /** Id of the reader's section. */
  readonly own: string;
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
  { folder, base, own }: TextPlaces,
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
  const pagefind = (await import(
    /* @vite-ignore */ new URL(`${main.address}pagefind.js`, location.href).href
  )) as Pagefind;
  await pagefind.options(main.options);
  await pagefind.init();
  await Promise.all(rest.map(({ address, options }) => pagefind.mergeIndex(address, options)));
  const numbers = new Map(pages.map(({ path }, at) => [base + path, at]));

  const find: FindTexts = async (query, limit) => {
    const asked = spaceWords(query);
    const answers = await Promise.all(
      [...nearSections(query, sections, own).map((id) => ({ [SECTION]: id })), { not: { [SECTION]: own } }].map(
        (filters) => pagefind.search(asked, { filters }),
      ),
    );
    const hits = await Promise.all(answers.map((answer) => readPages(answer, limit)));
    const words = queryWords(asked);
    const held = hits.flat().filter(({ page }) => holdsQuery(page, words));
    return {
      hits: held.flatMap(({ score, page }) => hitOf(page, { query, words, score })),
      more: held.length > 0 && answers.some((answer) => (answer?.results.length ?? 0) > limit),
    };
  };
  return (query, limit) => Promise.race([find(query, limit), fail()]);

  function hitOf(
    found: PagefindPage,
    { query, words, score }: { query: string; words: readonly string[]; score: number },
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
        named,
        score: (score * (1 + 2 * together)) / 3,
        excerpt: excerptOf(found.content, found.locations),
        places: places.slice(0, HEADINGS).map((place) => ({
          title: place.title ?? '',
          path: place.url.slice(base.length),
          excerpt: excerptOf(found.content, place.locations),
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
