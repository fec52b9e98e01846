import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts of the consent panel in English, by their keys in `nav/translations/<code>.yaml`. */
export const CONSENT_WORDS = {
  /** Name of the panel, and of the button in the footer that opens it. */
  consentTitle: 'Privacy choices',
  /** The question. */
  consentQuestion: 'May we count your visits? It tells us which pages are read and what loads slowly.',
  /** Added to the question for readers who have not answered yet. */
  consentPending: 'Nothing is sent unless you allow it.',
  /** Shown to readers who return to their choice. */
  consentAllowed: 'Your visits are being counted.',
  /** The same, for readers who have declined or not decided. */
  consentNotAllowed: 'Nothing about your visits is being sent.',
  /** Shown instead of the question if the browser has answered it. */
  consentRefused: 'Your browser asks sites not to track you. Nothing about your visits is sent.',
  /** The two answers. */
  consentAllow: 'Allow',
  consentDecline: 'Decline',
  /** Closes the panel if there is nothing to choose. */
  consentClose: 'Close',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(CONSENT_WORDS);
