import { WORDS } from '../client/words.ts';

/** Milliseconds for which the note is shown. */
const SHOWN = 6000;

/** Tells a reader, by eye and by ear, that what was asked for could not be fetched. */
export function sayNotLoaded(): void {
  const note = document.createElement('p');
  note.className = 'not-loaded';
  note.role = 'alert';
  note.textContent = WORDS.notLoaded;
  document.body.append(note);
  setTimeout(() => note.remove(), SHOWN);
}
