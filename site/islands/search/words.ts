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
  /** Heading of the reader's last searches, before anything is typed. */
  recentSearches: 'Recent searches',
  /** Button that forgets them. */
  forgetSearches: 'Clear recent searches',
  /** Heading of pages to begin with, before anything is typed. */
  searchSuggestions: 'Start here',
  /** Button below the results. */
  moreResults: 'Show more results',
  /** Shown while the index is being fetched. */
  searching: 'Searching…',
  /** Shown on a site that was built without search. */
  searchMissing: 'This site was built without a search index.',
  /** Shown when the index cannot be fetched. */
  searchFailed: 'Search could not be loaded. Check your connection and try again.',
  /** Shown when the texts cannot be fetched, besides what titles alone have found. */
  titlesOnly: 'Only titles were searched, as the texts could not be loaded. Check your connection and try again.',
  /** Shown when nothing was found. */
  noneFound: 'Nothing found for “{query}”. Try fewer or different words.',
  /** Shown and announced when these are all results. */
  'found.one': '1 page found',
  'found.other': '{count} pages found',
  /** Shown and announced when there are more results than these. */
  'foundFirst.one': 'First result',
  'foundFirst.other': 'First {count} results',
} as const;

/** The same in the page's language. */
export const WORDS = inPageLanguage(SEARCH_WORDS);

/** Shown when nothing was found. */
export function noneFound(query: string): string {
  return fillText(WORDS.noneFound, { query });
}

/** Says how many results are shown, and whether these are all. */
export function countFound(count: number, more: boolean): string {
  return sayCount(more ? 'foundFirst' : 'found', count, { words: WORDS, language: document.documentElement.lang });
}
