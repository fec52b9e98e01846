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
  notLoaded: 'This could not be loaded. Check your connection.',
  /** Message if the browser does not run the scripts of the page. */
  refused: 'A policy refuses it.',
  /** Announcement when the mode changes. */
  modeState: 'Color mode: {mode}',
  /** Name of the mode button: its state, then its action. */
  modeSwitch: 'Color mode: {mode}. Switch to {next}',
  light: 'light',
  dark: 'dark',
  system: 'system',
} as const;

/** English texts about parts of a page that could not be loaded, by their keys in `nav/translations/<code>.yaml`. */
export const LOSS_WORDS = {
  /** Message if the site has changed since the page was opened. */
  newVersion: 'There is a new version of this site. Reload the page to use this.',
  /** Label of the button in it. */
  reload: 'Reload',
  /** Label of the button that closes it. */
  keepPage: 'Not now',
  /** Message if the browser cannot read a script. */
  oldBrowser: 'Your browser is too old for this. Update it and try again.',
  /** Message if a file of the site is not where it should be. */
  fileMissing: 'A file of this site is missing. Tell its owners, or try again later.',
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
