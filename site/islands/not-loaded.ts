import { WORDS } from '../client/words.ts';

/** Milliseconds for which the notice is visible. */
const SHOWN = 6000;

/** Shows and announces that a requested part could not be fetched. */
export function sayNotLoaded(): void {
  const note = document.createElement('p');
  note.className = 'not-loaded';
  note.role = 'alert';
  note.textContent = WORDS.notLoaded;
  document.body.append(note);
  setTimeout(() => note.remove(), SHOWN);
}
