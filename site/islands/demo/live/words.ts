import { inPageLanguage } from '../../../browser/page-language.ts';

/** Texts of live code in English, by their keys in `nav/translations/<code>.yaml`. */
export const LIVE_WORDS = {
  /** Opens a demo's code in an editor. */
  liveEdit: 'Edit the code',
  /** Closes it again. */
  liveClose: 'Close the editor',
  /** Name of the editor, with what a keyboard needs to know. */
  liveEditor: 'Code of {file}. To leave it, press Escape, then Tab.',
  /** Name of the group of files. */
  liveFiles: 'Files',
  /** Name of the result. */
  liveResult: 'Result of {name}',
  /** While the editor and the libraries are loaded. */
  liveLoading: 'Loading the libraries …',
  /** Restores the code of the page. */
  liveUndo: 'Undo all changes',
  /** Announcement afterward. */
  liveUndone: 'All changes have been undone.',
  /** Where a mistake is. */
  liveLine: 'Line {line}: {message}',
  /** What a loop gets that runs for too long. */
  liveLoop: 'This loop ran for more than a second and was ended.',
  /** What is shown when the code blocks the browser. */
  liveStuck: 'This code has stopped answering and was ended. Change it to run it again.',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(LIVE_WORDS);
