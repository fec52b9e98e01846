import { announce } from '../../../browser/announce.ts';
import { createButton, createElement } from '../../../browser/create-element.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { readCodeHash } from './code-link.ts';
import type { LiveFiles } from './compile-files.ts';
import { findKeptCode } from './keep-code.ts';
import { WORDS } from './words.ts';
import LOOKS from './offer.css?inline';

/** A demo for which there is edited code that is not shown. */
interface OfferedDemo {
  readonly figure: HTMLElement;
  readonly name: string;
  /** Its code in the page. */
  readonly original: LiveFiles;
  /** Whether the code is in the page's address, and not what its reader has edited before. */
  readonly isLinked: boolean;
  /** Opens the editor, with other files if a link brings some; returns false if it cannot be loaded. */
  readonly open: (files?: LiveFiles) => Promise<boolean>;
}

/**
 * Shows above a demo that a link brings code for it, which runs when the reader asks for that, or that it cannot be read;
 * or that the reader has edited it before, unless its code in the page has changed since.
 */
export async function offerCode({ figure, name, original, isLinked, open }: OfferedDemo): Promise<void> {
  const files = isLinked ? await readCodeHash(location.hash, name, original) : undefined;
  if (!isLinked && findKeptCode(name, original).read() === undefined) return;
  const text = isLinked ? (files === undefined ? WORDS.liveLinkBroken : WORDS.liveLink) : WORDS.liveKept;
  const bar = createElement('div', { className: 'live-offer' }, createElement('p', {}, text));
  bar.toggleAttribute('data-kept', !isLinked);
  const run = async (): Promise<void> => {
    if (!(await open(files))) return;
    bar.remove();
    // A reload continues with what the reader has made of it.
    if (isLinked) history.replaceState(history.state, '', location.pathname + location.search);
  };
  if (!isLinked || files !== undefined) bar.append(createButton(WORDS.liveRun, run));
  addStyle(LOOKS);
  figure.querySelector(':scope > .live-offer')?.remove();
  figure.prepend(bar);
  announce(text);
}
