import { fillText, inPageLanguage } from '../../client/page-language.ts';
import { sayCount } from '../../client/say-count.ts';

/** Texts of the search in English, by their keys in `nav/translations/<code>.yaml`. */
export const SEARCH_WORDS = {
  /** Name of the dialog and of its field. */
  searchField: 'Search the documentation',
  /** Name of the button that closes the dialog. */
  searchClose: 'Close search',
  /** Face of that button: the key that does the same. */
  escapeKey: 'Esc',
  /** Name of the list of results. */
  searchResults: 'Search results',
  /** Shown before the first letter. */
  searchHint: 'Type to search all sections.',
  /** Shown while the index is being fetched. */
  searching: 'Searching…',
  /** Shown on a site that was built without search. */
  searchMissing: 'This site was built without a search index.',
  /** Shown when the index cannot be fetched. */
  searchFailed: 'Search could not be loaded. Check your connection and try again.',
  /** Heading of pages whose section is not known. */
  otherSections: 'Other sections',
  /** Shown when nothing was found. */
  noneFound: 'Nothing found for “{query}”. Try fewer or other words.',
  /** Announced when something was found. */
  'found.one': '1 page found',
  'found.other': '{count} pages found',
} as const;

/** The same in the page's language. */
export const WORDS = inPageLanguage(SEARCH_WORDS);

/** Shown when nothing was found. */
export function noneFound(query: string): string {
  return fillText(WORDS.noneFound, { query });
}

/** Announced when something was found. */
export function countFound(count: number): string {
  return sayCount('found', count, { words: WORDS, language: document.documentElement.lang });
}
