import { apiSlug } from '../address/api-slug.ts';

/**
 * Returns the segments of the pages made for exports, by name. If two names would share a segment, the one with fewer
 * dots gets it and the other gets a number, so that no page replaces another.
 * @example
 * apiSlugs(['experimental.Button', 'ExperimentalButton'])  // 'experimental-button-2', 'experimental-button'
 */
export function apiSlugs(names: readonly string[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set(names.map(apiSlug));
  const given = new Set<string>();
  const dots = (name: string) => name.split('.').length;
  for (const name of [...new Set(names)].toSorted((a, b) => dots(a) - dots(b) || (a < b ? -1 : 1))) {
    const slug = apiSlug(name);
    let own = slug;
    for (let number = 2; given.has(own) || (own !== slug && taken.has(own)); number++) own = `${slug}-${number}`;
    given.add(own);
    slugs.set(name, own);
  }
  return slugs;
}
