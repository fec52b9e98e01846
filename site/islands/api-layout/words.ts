import { inPageLanguage } from '../../client/page-language.ts';

/** Texts of the lists of API pages in English, by their keys in `nav/translations/<code>.yaml`. */
export const API_LAYOUT_WORDS = {
  /** Name of the button that opens one entry where entries are collapsed. */
  apiToggle: 'Details of {name}',
} as const;

/** The same in the page's language. */
export const WORDS = inPageLanguage(API_LAYOUT_WORDS);
