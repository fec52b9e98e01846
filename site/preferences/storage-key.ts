/** Ending of the storage key of each value that a site stores in browsers. */
export type StoredName =
  | 'mode'
  | 'color-scheme'
  | 'direction'
  | 'dense'
  | 'demo-width'
  | 'api'
  | 'consent'
  | 'tabs'
  | 'searches'
  | 'reports'
  | 'edited'
  | 'shows'
  | `theme-${string}`;

/**
 * Creates a storage key that begins with the site's id, which each page has on its root element. So several sites on
 * one host do not overwrite each other's values.
 *
 * @example
 * storageKey('mode') // 'mui-mode' on a site whose id is `mui` (requirement D1)
 */
export function storageKey(name: StoredName): string {
  return `${globalThis.document?.documentElement.dataset.site ?? 'docs'}-${name}`;
}
