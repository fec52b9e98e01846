import { TAGS } from '../../../engine/manifest.ts';
import type { Tag } from '../../../engine/manifest.ts';
import type { PagefindPage } from './pagefind.ts';
import type { SearchSection } from './site-sections.ts';
import { OTHER_SECTIONS } from './words.ts';

/** Places within one page that are shown below it. */
const PLACES = 2;

/** A place that a reader can go to; `excerpt` is Pagefind's HTML and never put into the page as such. */
export interface SearchPlace {
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
}

/** A page that was found, with its best headings. */
export interface SearchHit extends SearchPlace {
  readonly tags: readonly Tag[];
  readonly places: readonly SearchPlace[];
}

/** What was found in one section. */
export interface SearchGroup {
  readonly id: string;
  readonly name: string;
  readonly hits: readonly SearchHit[];
}

/** Groups pages by section: the open one first, then the others in the order of their best page. */
export function groupHits(
  own: SearchSection,
  sections: readonly SearchSection[],
  here: readonly PagefindPage[],
  elsewhere: readonly PagefindPage[],
): SearchGroup[] {
  const groups = new Map<string, { id: string; name: string; hits: SearchHit[] }>();
  const add = (section: SearchSection, page: PagefindPage): void => {
    const group = groups.get(section.id) ?? { ...section, hits: [] };
    groups.set(section.id, group);
    group.hits.push(hitOf(page));
  };
  here.forEach((page) => add(own, page));
  for (const page of elsewhere) {
    const id = page.filters?.section?.[0] ?? page.meta.section;
    add(sections.find((section) => section.id === id) ?? { id: '', name: OTHER_SECTIONS }, page);
  }
  return [...groups.values()];
}

function hitOf({ url, excerpt, meta, filters, sub_results: places = [] }: PagefindPage): SearchHit {
  const tags: readonly string[] = filters?.tag ?? meta.tags?.split(/[\s,]+/) ?? [];
  return {
    title: meta.title ?? url,
    href: url,
    excerpt,
    tags: TAGS.filter((tag) => tags.includes(tag)),
    places: places
      .filter((place) => place.url !== url && place.title)
      .slice(0, PLACES)
      .map((place) => ({ title: place.title ?? '', href: place.url, excerpt: place.excerpt })),
  };
}
