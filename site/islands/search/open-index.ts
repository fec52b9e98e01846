import { groupHits } from './group-hits.ts';
import type { SearchGroup } from './group-hits.ts';
import type { Pagefind, PagefindAnswer, PagefindPage } from './pagefind.ts';
import { parseSections } from './site-sections.ts';
import type { SearchSection } from './site-sections.ts';

/** Pages shown of the open section, and of all others together. */
const OWN_HITS = 8;
const OTHER_HITS = 10;

/** Words in an excerpt. */
const EXCERPT_WORDS = 18;

/** Milliseconds after which an answer that has not come counts as failed: Pagefind waits for lost files for ever. */
const PATIENCE = 10_000;

/** Name of the filter that tells the sections of a merged index apart. */
const SECTION = 'section';

/** Answers queries over all sections. */
export interface SearchIndex {
  readonly find: (query: string) => Promise<readonly SearchGroup[]>;
}

/** Opens an index of the open section and joins the others to it; undefined when the site was built without one. */
export async function openIndex(site: string, section: string): Promise<SearchIndex | undefined> {
  // Pages in another language than the default are a site of their own, with indexes of their own.
  const { language } = document.documentElement.dataset;
  const suffix = language === undefined ? '' : `.${language}`;
  const base = language === undefined ? site : `${site}/${language}`;
  const response = await fetch(`${site}/_nav/site${suffix}.json`);
  if (!response.ok) {
    return undefined;
  }
  const sections = parseSections(await response.json());
  const own = sections.find(({ id }) => id === section) ?? sections[0];
  return own && { find: await openSections({ base, folder: `${site}/_nav/search` }, own, sections) };
}

/** An index as Pagefind is told of it. */
interface IndexPlace {
  readonly section: SearchSection;
  /** Address of its folder. */
  readonly address: string;
}

async function openSections(
  { base, folder }: { readonly base: string; readonly folder: string },
  own: SearchSection,
  sections: readonly SearchSection[],
): Promise<SearchIndex['find']> {
  const places = sections.flatMap((section) => section.indexes.map((name): IndexPlace => ({ section, address: `${folder}/${encodeURIComponent(name)}/` })));
  const [first, ...rest] = [...places.filter(({ section }) => section === own), ...places.filter(({ section }) => section !== own)];
  if (first === undefined) throw new Error('The section has no index.');
  const optionsOf = ({ section: { id } }: IndexPlace) => ({
    baseUrl: `${base}/`,
    excerptLength: EXCERPT_WORDS,
    mergeFilter: { [SECTION]: id },
  });
  const others = readable(rest);
  const pagefind = (await import(/* @vite-ignore */ new URL(`${first.address}pagefind.js`, location.href).href)) as Pagefind;
  await pagefind.options(optionsOf(first));
  await pagefind.init();
  await Promise.all((await others).map((other) => pagefind.mergeIndex(other.address, optionsOf(other))));
  const find = async (query: string): Promise<SearchGroup[]> => {
    const [here, elsewhere] = await Promise.all([
      pagefind.search(query, { filters: { [SECTION]: own.id } }),
      pagefind.search(query, { filters: { not: { [SECTION]: own.id } } }),
    ]);
    const pages = await Promise.all([readPages(here, OWN_HITS), readPages(elsewhere, OTHER_HITS)]);
    return groupHits({ query, base, own, here: pages[0], elsewhere: pages[1], sections });
  };
  return (query) => Promise.race([find(query), fail()]);
}

/** The indexes that are there: a missing one would keep all others from answering. */
async function readable(places: readonly IndexPlace[]): Promise<readonly IndexPlace[]> {
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

async function readPages(answer: PagefindAnswer | null, limit: number): Promise<PagefindPage[]> {
  return Promise.all((answer?.results ?? []).slice(0, limit).map(({ data }) => data()));
}
