import { inPageLanguage } from '../browser/page-language.ts';

/** English texts of what follows the address, by their keys in `nav/translations/<code>.yaml`. */
export const LINK_WORDS = {
  /** Message if a link brings code for a demo that the page does not have, or that readers cannot edit. */
  liveLinkGone: 'This link changes the code of a demo that this page no longer has.',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(LINK_WORDS);
