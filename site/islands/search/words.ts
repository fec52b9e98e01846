import { inPageLanguage } from '../../browser/page-language.ts';
import { sayCount } from '../../browser/say-count.ts';
import type { HitKind } from './hit-kind.ts';

/** Texts of the search in English, by their keys in `nav/translations/<code>.yaml`. */
export const SEARCH_WORDS = {
  /** Name of the dialog and of its field. */
  searchField: 'Search the documentation',
  /** Name of the button that closes the dialog. */
  searchClose: 'Close search',
  /** Visible text of that button: the key with the same effect. */
  escapeKey: 'Esc',
  /** Name of the list of results. */
  searchResults: 'Search results',
  /** Heading of the reader's last searches, before anything is typed. */
  recentSearches: 'Recent searches',
  /** Button that removes them. */
  forgetSearches: 'Clear recent searches',
  /** Heading of suggested pages, before anything is typed. */
  searchSuggestions: 'Start here',
  /** Button below the results. */
  moreResults: 'Show more results',
  /** Shown while the index is loading. */
  searching: 'Searching…',
  /** Shown on a site that was built without search. */
  searchMissing: 'This site was built without a search index.',
  /** Shown when the index cannot be fetched. */
  searchFailed: 'Search could not be loaded.',
  /** Shown when the texts cannot be fetched, in addition to results from titles. */
  titlesOnly: 'Only titles were searched, because the text of pages could not be loaded.',
  /** Shown if more was typed or pasted than is searched. */
  queryCut: 'Only the first {count} characters were searched.',
  /** Name of the menu that restricts the search to one product. */
  searchProduct: 'Product',
  /** Its first entry. */
  searchEverywhere: 'All products',
  /** Beside a result that was found by another word: the one that was typed. */
  synonymFor: 'for “{word}”',
  /** Heading of pages with similar titles, when nothing was found. */
  nearestTitles: 'Similar titles',
  /** Shown after the message that nothing was found: what was searched. */
  searchedAll: 'Titles, props and the text of all pages were searched.',
  /** The same on a site that only has titles. */
  searchedTitles: 'Titles and props were searched.',
  /** The same if the reader has chosen a product. */
  searchedProduct: 'Only {product} was searched.',
  /** What a result is. */
  kindPage: 'Page',
  kindComponent: 'Component',
  kindHook: 'Hook',
  kindApi: 'API',
  kindHeading: 'Section',
  kindDemo: 'Demo',
  kindProp: 'Prop',
  kindClass: 'Class',
  kindParameter: 'Parameter',
  kindMember: 'Member',
  /** Shown when nothing was found. */
  noneFound: 'Nothing found for “{query}”. Try fewer or different words.',
  /** Shown and announced when these are all results. */
  'found.one': '1 page found',
  'found.other': '{count} pages found',
  /** Shown and announced when there are more results than these. */
  'foundFirst.one': 'First result',
  'foundFirst.other': 'First {count} results',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(SEARCH_WORDS);

/** Names of the kinds of results. */
export const KIND_WORDS: Readonly<Record<HitKind, string>> = {
  page: WORDS.kindPage,
  component: WORDS.kindComponent,
  hook: WORDS.kindHook,
  api: WORDS.kindApi,
  heading: WORDS.kindHeading,
  demo: WORDS.kindDemo,
  prop: WORDS.kindProp,
  class: WORDS.kindClass,
  parameter: WORDS.kindParameter,
  member: WORDS.kindMember,
};

/** Formats the number of results, and whether there are more. */
export function countFound(count: number, more: boolean): string {
  return sayCount(more ? 'foundFirst' : 'found', count, { words: WORDS, language: document.documentElement.lang });
}
