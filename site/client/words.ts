import type { Mode } from '../preferences/constants.ts';
import { fillText, inPageLanguage } from './page-language.ts';

/** Texts of the script that every page runs, in English, by their keys in `nav/translations/<code>.yaml`. */
export const CLIENT_WORDS = {
  /** Label of a code block's copy button. */
  copy: 'Copy',
  /** Its label, and what is announced, after copying. */
  copied: 'Copied',
  /** Name of the progress bar of a page change. */
  loadingPage: 'Loading page',
  /** Said when a part of the page could not be fetched. */
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  /** What is announced when the mode changes. */
  modeState: 'Color mode: {mode}',
  /** Name of the mode button: the state it is in, then what pressing it does. */
  modeSwitch: 'Color mode: {mode}. Switch to {next}',
  light: 'light',
  dark: 'dark',
  system: 'system',
} as const;

/** The same in the page's language. */
export const WORDS = /* @__PURE__ */ inPageLanguage(CLIENT_WORDS);

/** What is announced when the mode changes. */
export function modeState(mode: Mode): string {
  return fillText(WORDS.modeState, { mode: WORDS[mode] });
}

/** Name of the mode button. */
export function modeLabel(mode: Mode, next: Mode): string {
  return fillText(WORDS.modeSwitch, { mode: WORDS[mode], next: WORDS[next] });
}
