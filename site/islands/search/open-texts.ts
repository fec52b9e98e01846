import { excerptOf } from './excerpt.ts';
import type { Pagefind, PagefindAnswer, PagefindPage } from './pagefind.ts';
import type { TextHit } from './rank-hits.ts';
import type { SearchTitles } from './titles.ts';

/** Pages whose text holds the words of a query. */
export interface TextAnswer {
  readonly hits: readonly TextHit[];
  /** Whether there are pages beyond the ones that were asked for. */
  readonly more: boolean;
}

/** Asks for pages by their text; `limit` is how many to read of the reader's section, and of all others together. */
export type FindTexts = (query: string, limit: number) => Promise<TextAnswer>;

/** Where a site keeps its indexes, and what its addresses begin with. */
export interface TextPlaces {
  readonly folder: string;
  readonly base: string;
  /** Id of the section that the reader is in. */
  readonly own: string;
}

/** Milliseconds after which an answer that has not come counts as failed: Pagefind waits for lost files forever. */
const PATIENCE = 10_000;

/** Name of the filter that separates the sections of a merged index. */
const SECTION = 'section';

/** Headings of a page that are read for it. */
const HEADINGS = 3;

/** Opens the index of the reader's section and joins the others to it. */
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
    const answers = await Promise.all(
      [{ [SECTION]: own }, { not: { [SECTION]: own } }].map((filters) => pagefind.search(query, { filters })),
    );
    const best = Math.max(...answers.flatMap((answer) => answer?.results[0]?.score ?? []));
    const hits = await Promise.all(answers.map((answer) => readPages(answer, limit)));
    return {
      hits: hits.flat().flatMap(({ score, page }) => hitOf(page, { score: score / best, base, numbers })),
      more: answers.some((answer) => (answer?.results.length ?? 0) > limit),
    };
  };
  return (query, limit) => Promise.race([find(query, limit), fail()]);
}

/** The indexes that are there: a missing one would keep all others from answering. */
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

async function readPages(
  answer: PagefindAnswer | null,
  limit: number,
): Promise<{ score: number; page: PagefindPage }[]> {
  return Promise.all(
    (answer?.results ?? []).slice(0, limit).map(async ({ score, data }) => ({ score, page: await data() })),
  );
}

interface HitPlace {
  readonly score: number;
  readonly base: string;
  readonly numbers: ReadonlyMap<string, number>;
}

function hitOf(
  { url, content, locations, sub_results: places = [] }: PagefindPage,
  { score, base, numbers }: HitPlace,
): readonly TextHit[] {
  const page = numbers.get(url);
  if (page === undefined) return [];
  const headings = places.filter((place) => place.url !== url && place.title).slice(0, HEADINGS);
  return [
    {
      page,
      score,
      excerpt: excerptOf(content, locations),
      places: headings.map((place) => ({
        title: place.title ?? '',
        path: place.url.slice(base.length),
        excerpt: excerptOf(content, place.locations),
      })),
    },
  ];
}
