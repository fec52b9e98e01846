import { createElement } from '../../browser/create-element.ts';
import { basePath } from '../../browser/page-address.ts';
import { fillText } from '../../browser/page-language.ts';
import { openSearchHere, type SearchHere } from '../search/open-here.ts';
import { cutQuery } from '../search/query-words.ts';
import type { SearchHit } from '../search/rank-hits.ts';
import { WORDS } from './words.ts';
import { tryTo } from '../../preferences/safe-storage.ts';

/** Maximum number of suggested pages. */
const NAMED = 5;

/** Number of search results that are considered; of these, pages with a similar address come first. */
const CONSIDERED = 8;

/** Parts of addresses that say nothing about a page's subject. */
const EMPTY = /^(?:react|index|html?|docs|components?|v\d+)$/;

/** Suggests a search for the words of the address, and the most similar pages. */
export async function mount(place: HTMLElement): Promise<void> {
  // The page reserves space for suggestions, which most addresses have.
  const giveRoomBack = (): void => void (place.style.minHeight = '0');
  const path = location.pathname.slice(basePath().length);
  const words = addressWords(path);
  if (words === '') return giveRoomBack();
  const button = place.querySelector('button');
  if (button) {
    button.value = words;
    // The search, which opens with all of them, says how many it took.
    const asked = cutQuery(words);
    button.textContent = fillText(WORDS.searchFor, { words: asked === words ? words : `${asked}…` });
    button.hidden = false;
  }
  const search = await openSearchHere('').catch(() => undefined);
  const found = await search?.findNames({ query: words });
  const hits = nearestFirst(found?.hits.slice(0, CONSIDERED) ?? [], path).slice(0, NAMED);
  if (search && hits.length > 0) place.append(...renderNearest(hits, search));
  else giveRoomBack();
}

function renderNearest(
  hits: readonly SearchHit[],
  { sections, base }: Pick<SearchHere, 'sections' | 'base'>,
): readonly HTMLElement[] {
  const items = hits.map((hit) => {
    const { title, path, section } = hit;
    const whereabouts = isNamedTwice(hit, hits) ? path : (sections[section]?.name ?? '');
    const link = createElement('a', { href: base + path }, title);
    return createElement('li', {}, link, ' ', createElement('small', {}, whereabouts));
  });
  return [createElement('h2', {}, WORDS.nearestPages), createElement('ul', { className: 'index' }, ...items)];
}

/**
 * Extracts search terms from an address without a page, below the site's base.
 * @example
 * '/material-ui/react-buton/'      // 'buton'
 * '/x/data-grid/colum_pinning.html' // 'colum pinning'
 */
export function addressWords(path: string): string {
  const segments = (tryTo(() => decodeURIComponent(path)) ?? path)
    .split('/')
    .map((segment) => segment.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !EMPTY.test(word.toLowerCase())))
    .filter((words) => words.length > 0);
  return (segments.at(-1) ?? []).join(' ');
}

/** Sorts pages by the number of segments that they share with an address; equal pages keep their order. */
export function nearestFirst(hits: readonly SearchHit[], path: string): readonly SearchHit[] {
  return hits.toSorted((a, b) => sharedSegments(b.path, path) - sharedSegments(a.path, path));
}

/** Returns whether another page, such as an API page, has the same title and product. */
export function isNamedTwice({ title, section, path }: SearchHit, hits: readonly SearchHit[]): boolean {
  return hits.some((other) => other.path !== path && other.title === title && other.section === section);
}

function sharedSegments(one: string, other: string): number {
  const others = other.split('/').filter(Boolean);
  const at = one
    .split('/')
    .filter(Boolean)
    .findIndex((segment, index) => segment !== others[index]);
  return at < 0 ? others.length : at;
}
