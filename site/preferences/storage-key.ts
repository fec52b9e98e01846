/** What a site stores in browsers, by the end of its key. */
export type StoredName =
  | 'mode'
  | 'color-scheme'
  | 'direction'
  | 'dense'
  | 'api'
  | 'consent'
  | 'tabs'
  | 'searches'
  | 'reports';

/**
 * Makes a storage key of the site's own: its id, which each page has on its root element, then what is stored. Sites
 * on one host so leave each other's choices alone.
 *
 * @example
 * storageKey('mode') // 'mui-mode' on a site whose id is `mui` (requirement D1)
 */
export function storageKey(name: StoredName): string {
  return `${globalThis.document?.documentElement.dataset.site ?? 'docs'}-${name}`;
}
