import { fillText, inPageLanguage } from '../../client/page-language.ts';

/** Texts of the ad slot in English, by their keys in `nav/translations/<code>.yaml`. */
export const AD_WORDS = {
  /** Name of the slot for screen readers. */
  advertisement: 'Advertisement',
  /** Says who serves an ad. */
  servedBy: 'ad by {name}',
} as const;

/** The same in the page's language. */
export const WORDS = inPageLanguage(AD_WORDS);

/** Says who serves an ad. */
export function servedBy(name: string): string {
  return fillText(WORDS.servedBy, { name });
}
