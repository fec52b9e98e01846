import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts of the ad slot in English, by their keys in `nav/translations/<code>.yaml`. */
export const AD_WORDS = {
  /** Name of the slot for screen readers. */
  advertisement: 'Advertisement',
  /** Name of the ad's provider. */
  servedBy: 'ad by {name}',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(AD_WORDS);
