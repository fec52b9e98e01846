import type { SearchHit } from '../search/rank-hits.ts';

/** Parts of addresses that say nothing about a page's subject. */
const EMPTY = /^(?:react|index|html?|docs|components?|v\d+)$/;

/**
 * Extracts search terms from an address without a page, below the site's base.
 * @example
 * '/material-ui/react-buton/'      // 'buton'
 * '/x/data-grid/colum_pinning.html' // 'colum pinning'
 */
export function addressWords(path: string): string {
  const segments = decode(path)
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
