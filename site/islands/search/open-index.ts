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

/** Name of the filter that tells the sections of a merged index apart. */
const SECTION = 'section';

/** Answers queries over all sections. */
export interface SearchIndex {
  readonly find: (query: string) => Promise<readonly SearchGroup[]>;
}

/** Opens the index of the open section and joins the others to it; undefined when the site was built without one. */
export async function openIndex(base: string, section: string): Promise<SearchIndex | undefined> {
  const response = await fetch(`${base}/_nav/site.json`);
  if (!response.ok) {
    return undefined;
  }
  const sections = parseSections(await response.json());
  const own = sections.find(({ id }) => id === section) ?? sections[0];
  return own && { find: await openSections(base, own, sections) };
}

async function openSections(
  base: string,
  own: SearchSection,
  sections: readonly SearchSection[],
): Promise<SearchIndex['find']> {
  const folderOf = ({ id }: SearchSection): string => `${base}/_nav/search/${encodeURIComponent(id)}/`;
  const optionsOf = ({ id }: SearchSection) => ({
    baseUrl: `${base}/`,
    excerptLength: EXCERPT_WORDS,
    mergeFilter: { [SECTION]: id },
  });
  const address = new URL(`${folderOf(own)}pagefind.js`, location.href).href;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options(optionsOf(own));
  await pagefind.init();
  const others = sections.filter((section) => section !== own);
  // A section whose index is damaged is left out, the rest can still be searched.
  await Promise.allSettled(others.map((other) => pagefind.mergeIndex(folderOf(other), optionsOf(other))));
  return async (query) => {
    const [here, elsewhere] = await Promise.all([
      pagefind.search(query, { filters: { [SECTION]: own.id } }),
      others.length ? pagefind.search(query, { filters: { not: { [SECTION]: own.id } } }) : null,
    ]);
    const pages = await Promise.all([readPages(here, OWN_HITS), readPages(elsewhere, OTHER_HITS)]);
    return groupHits(own, sections, ...pages);
  };
}

async function readPages(answer: PagefindAnswer | null, limit: number): Promise<PagefindPage[]> {
  return Promise.all((answer?.results ?? []).slice(0, limit).map(({ data }) => data()));
}
