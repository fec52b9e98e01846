import type { Mode } from '../preferences/constants.ts';

/** Label of a code block's copy button. */
export const COPY = 'Copy';

/** Its label, and what is announced, after copying. */
export const COPIED = 'Copied';

/** Name of the progress bar of a page change. */
export const LOADING_PAGE = 'Loading page';

/** Said when a part of the page could not be fetched. */
export const NOT_LOADED = 'This could not be loaded. Check your connection and try again.';

/** What is announced when the mode changes. */
export function modeState(mode: Mode): string {
  return `Colour mode: ${mode}`;
}

/** Name of the mode button: the state it is in, then what pressing it does. */
export function modeLabel(mode: Mode, next: Mode): string {
  return `${modeState(mode)}. Switch to ${next}`;
}
