import { inPageLanguage } from '../../../browser/page-language.ts';

/** Texts of the list of a demo's parts in English, by their keys in `nav/translations/<code>.yaml`. */
export const ANATOMY_WORDS = {
  /** Name of the tool that shows which slots and classes the elements of a demo are, and of its list. */
  anatomy: 'Anatomy: slots and classes',
  /** Above the list. */
  anatomyHint: 'Point at a part of the demo, or at its name here.',
  /** Instead of the list if the demo shows no element with a documented class. */
  anatomyNone: 'No element of this demo has a documented class.',
  /** Beside a part that is in the demo, but not shown at the moment. */
  anatomyHidden: 'not visible now',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(ANATOMY_WORDS);
