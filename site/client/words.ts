import type { Mode } from '../preferences/constants.ts';
import { fillText, inPageLanguage } from './page-language.ts';

/** English texts of the script that every page runs, by their keys in `nav/translations/<code>.yaml`. */
export const CLIENT_WORDS = {
  /** Label of a code block's copy button. */
  copy: 'Copy',
  /** Label and announcement after copying. */
  copied: 'Copied',
  /** Name of the progress bar of a page change. */
  loadingPage: 'Loading page',
  /** Message if a part of the page could not be fetched. */
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  /** Announcement when the mode changes. */
  modeState: 'Color mode: {mode}',
  /** Name of the mode button: its state, then its action. */
  modeSwitch: 'Color mode: {mode}. Switch to {next}',
  light: 'light',
  dark: 'dark',
  system: 'system',
} as const;

/** Texts in the page's language. */
export const WORDS = /* @__PURE__ */ inPageLanguage(CLIENT_WORDS);

/** Returns the announcement when the mode changes. */
export function modeState(mode: Mode): string {
  return fillText(WORDS.modeState, { mode: WORDS[mode] });
}

/** Returns the name of the mode button. */
export function modeLabel(mode: Mode, next: Mode): string {
  return fillText(WORDS.modeSwitch, { mode: WORDS[mode], next: WORDS[next] });
}
