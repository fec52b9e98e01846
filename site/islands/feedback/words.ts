import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts of the question at the end of pages in English, by their keys in `nav/translations/<code>.yaml`. */
export const FEEDBACK_WORDS = {
  /** The question. */
  helpful: 'Was this page helpful?',
  /** Its answers. */
  helpfulYes: 'Yes',
  helpfulNo: 'No',
  /** Replaces the question. */
  helpfulThanks: 'Thank you for your feedback.',
  /** Replaces the question if the answer could not be sent. */
  helpfulLost: 'Your answer could not be sent.',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(FEEDBACK_WORDS);
