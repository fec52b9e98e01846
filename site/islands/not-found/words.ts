import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts of the 404 page that need the address, in English, by their keys in `nav/translations/<code>.yaml`. */
export const NOT_FOUND_WORDS = {
  /** Button that opens search with the words of the address. */
  searchFor: 'Search for “{words}”',
  /** Heading of pages with a similar title or address. */
  nearestPages: 'Were you looking for one of these?',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(NOT_FOUND_WORDS);
