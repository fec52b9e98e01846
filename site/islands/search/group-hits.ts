import { TAGS } from '../../../engine/manifest.ts';
import type { Tag } from '../../../engine/manifest.ts';
import type { PagefindPage } from './pagefind.ts';
import { sectionOfPath } from './site-sections.ts';
import type { SearchSection } from './site-sections.ts';
import { WORDS } from './words.ts';

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

/** What a query found, and what is needed to put it in order. */
export interface Found {
  readonly query: string;
  readonly base: string;
  /** The open section and its pages, best first. */
  readonly own: SearchSection;
  readonly here: readonly PagefindPage[];
  /** Pages of the other sections, best first. */
  readonly elsewhere: readonly PagefindPage[];
  readonly sections: readonly SearchSection[];
}

/** Groups pages by section: the open one first, then the others in the order of their best page. */
export function groupHits({ query, base, own, here, elsewhere, sections }: Found): SearchGroup[] {
  const groups = new Map<string, { id: string; name: string; hits: SearchHit[] }>();
  const add = ({ id, name }: Pick<SearchSection, 'id' | 'name'>, page: PagefindPage): void => {
    const group = groups.get(id) ?? { id, name, hits: [] };
    groups.set(id, group);
    group.hits.push(hitOf(page));
  };
  for (const page of byTitle(query, here)) {
    add(own, page);
  }
  for (const page of byTitle(query, elsewhere)) {
    add(sectionOfPath(page.url.slice(base.length), sections) ?? { id: '', name: WORDS.otherSections }, page);
  }
  return [...groups.values()];
}

/** Puts pages that are called what the reader typed before pages that only speak of it. */
function byTitle(query: string, pages: readonly PagefindPage[]): readonly PagefindPage[] {
  const wanted = query.toLowerCase();
  const distance = ({ meta }: PagefindPage): number => {
    const title = (meta.title ?? '').toLowerCase();
    return title === wanted ? 0 : title.startsWith(wanted) ? 1 : title.includes(wanted) ? 2 : 3;
  };
  return pages.toSorted((one, other) => distance(one) - distance(other));
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
