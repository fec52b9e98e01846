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
  /** Copies a link to the page with the edited code. */
  liveShare: 'Copy a link to this code',
  /** Why there is none. */
  liveShareLong: 'This code is too long for a link.',
  /** Above a demo, if the page was opened with such a link; nothing of the code has run. */
  liveLink: 'This link brings changed code for this demo. It has not run yet.',
  /** Runs it. */
  liveRun: 'Run',
  /** If it cannot be read. */
  liveLinkBroken: 'The code in this link cannot be read. Maybe a part of the link is missing.',
  /** Above a demo that its reader has edited, while the editor is closed. */
  liveKept: 'You have changed the code of this demo. Your changes are kept, but not shown.',
  /** Where a mistake is. */
  liveLine: 'Line {line}: {message}',
  /** What a loop gets that runs for too long. */
  liveLoop: 'This loop ran for more than a second and was ended.',
  /** What is said about a result of millions of letters. */
  liveHuge: 'This result is too large and was removed.',
  /** What is shown when the code blocks the browser. */
  liveStuck: 'This code has stopped answering and was ended. Change it to run it again.',
  /** What is shown when the code sends the page more messages than it can read. */
  liveFlood: 'This code sent too many messages and was ended. Change it to run it again.',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(LIVE_WORDS);
