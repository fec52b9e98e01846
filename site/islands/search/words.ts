/** Name of the dialog and of its field. */
export const SEARCH = 'Search the documentation';

/** Name of the button that closes the dialog. */
export const CLOSE = 'Close search';

/** Name of the list of results. */
export const RESULTS = 'Search results';

/** Shown before the first letter. */
export const HINT = 'Type to search all sections.';

/** Shown while the index is being fetched. */
export const LOADING = 'Searching…';

/** Shown on a site that was built without search. */
export const MISSING = 'This site was built without a search index.';

/** Shown when the index cannot be fetched. */
export const FAILED = 'Search could not be loaded. Check your connection and try again.';

/** Heading of pages whose section is not known. */
export const OTHER_SECTIONS = 'Other sections';

/** Shown when nothing was found. */
export function noneFound(query: string): string {
  return `Nothing found for “${query}”. Try fewer or other words.`;
}

/** Announced when something was found. */
export function countFound(count: number): string {
  return count === 1 ? '1 page found' : `${count} pages found`;
}
