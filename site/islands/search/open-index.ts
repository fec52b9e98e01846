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

/** Opens the index of the open section and joins the others to it; undefined when the site was built without one. */
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
  return own && { find: await openSections({ base, folder: `${site}/_nav/search${suffix}` }, own, sections) };
}

async function openSections(
  { base, folder }: { readonly base: string; readonly folder: string },
  own: SearchSection,
  sections: readonly SearchSection[],
): Promise<SearchIndex['find']> {
  const folderOf = ({ id }: SearchSection): string => `${folder}/${encodeURIComponent(id)}/`;
  const optionsOf = ({ id }: SearchSection) => ({
    baseUrl: `${base}/`,
    excerptLength: EXCERPT_WORDS,
    mergeFilter: { [SECTION]: id },
  });
  const others = readable(
    sections.filter((section) => section !== own),
    folderOf,
  );
  const address = new URL(`${folderOf(own)}pagefind.js`, location.href).href;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options(optionsOf(own));
  await pagefind.init();
  await Promise.all((await others).map((other) => pagefind.mergeIndex(folderOf(other), optionsOf(other))));
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

/** The sections whose index is there: a missing one would keep all others from answering. */
async function readable(
  sections: readonly SearchSection[],
  folderOf: (section: SearchSection) => string,
): Promise<readonly SearchSection[]> {
  const found = await Promise.all(
    sections.map((section) =>
      fetch(`${folderOf(section)}pagefind-entry.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return sections.filter((_, index) => found[index]);
}

function fail(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer from the index.')), PATIENCE));
}

async function readPages(answer: PagefindAnswer | null, limit: number): Promise<PagefindPage[]> {
  return Promise.all((answer?.results ?? []).slice(0, limit).map(({ data }) => data()));
}
