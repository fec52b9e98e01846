import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts of the lists on API pages in English, by their keys in `nav/translations/<code>.yaml`. */
export const API_LAYOUT_WORDS = {
  /** Name of the button that opens an entry in the collapsed layout. */
  apiToggle: 'Details of {name}',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(API_LAYOUT_WORDS);
