import { announce } from '../../../browser/announce.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { readCodeHash } from './code-link.ts';
import type { LiveFiles } from './compile-files.ts';
import { WORDS } from './words.ts';
import LOOKS from './offer.css?inline';

/** A demo whose edited code is in the page's address. */
export interface OfferedDemo {
  readonly figure: HTMLElement;
  readonly name: string;
  /** Its code in the page. */
  readonly original: LiveFiles;
  /** Opens the editor with other files; returns false if it cannot be loaded. */
  readonly open: (files: LiveFiles) => Promise<boolean>;
}

/** Shows above a demo that a link brings code for it, which runs when the reader asks for that; or that it cannot be read. */
export async function offerCode({ figure, name, original, open }: OfferedDemo): Promise<void> {
  const files = await readCodeHash(location.hash, name, original);
  const bar = document.createElement('div');
  const text = document.createElement('p');
  bar.className = 'live-offer';
  text.textContent = files === undefined ? WORDS.liveLinkBroken : WORDS.liveLink;
  bar.append(text);
  if (files !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = WORDS.liveRun;
    button.addEventListener('click', async () => {
      if (!(await open(files))) return;
      bar.remove();
      // A reload continues with what the reader has made of it.
      history.replaceState(history.state, '', location.pathname + location.search);
    });
    bar.append(button);
  }
  addStyle(LOOKS);
  figure.querySelector(':scope > .live-offer')?.remove();
  figure.prepend(bar);
  announce(text.textContent);
}
