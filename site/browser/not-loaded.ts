import { createElement } from './create-element.ts';
import { WORDS } from './words.ts';

/** Milliseconds for which the notice is visible. */
const SHOWN = 6000;

/**
 * Shows and announces why a requested part could not be loaded. The script that finds out has the same name in every
 * build, so that it is there when everything that this page knows has been replaced.
 */
export function sayNotLoaded(error?: unknown): void {
  const script = createElement('script', { src: new URL(/* @vite-ignore */ '../explain.js', import.meta.url).href });
  // Becomes a string by itself.
  script.dataset.error = error as string;
  // Fetched but not run: a policy refuses scripts.
  script.addEventListener('error', () =>
    fetch(script.src).then(
      () => sayNote(WORDS.refused),
      () => sayNote(WORDS.notLoaded),
    ),
  );
  document.body.append(script);
}

/** Shows and announces a sentence for a while. */
export function sayNote(text: string): void {
  const note = createElement('p', { className: 'not-loaded', role: 'alert' }, text);
  // What is outside an open dialog cannot be seen.
  (document.querySelector('dialog[open]') ?? document.body).append(note);
  setTimeout(() => note.remove(), SHOWN);
}
