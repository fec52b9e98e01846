import { inPageLanguage } from '../../browser/page-language.ts';
import { ROWS_WORDS } from '../../rows/words.ts';

/** Texts in the page's language. */
export const WORDS = inPageLanguage(ROWS_WORDS);
