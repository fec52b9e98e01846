import { announce } from '../../../browser/announce.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { readCodeHash } from './code-link.ts';
import type { LiveFiles } from './compile-files.ts';
import { findKeptCode } from './keep-code.ts';
import { WORDS } from './words.ts';
import LOOKS from './offer.css?inline';

/** A demo for which there is edited code that is not shown. */
export interface OfferedDemo {
  readonly figure: HTMLElement;
  readonly name: string;
  /** Its code in the page. */
  readonly original: LiveFiles;
  /** Opens the editor, with other files if a link brings some; returns false if it cannot be loaded. */
  readonly open: (files?: LiveFiles) => Promise<boolean>;
}

/** Shows above a demo that a link brings code for it, which runs when the reader asks for that; or that it cannot be read. */
export async function offerCode({ figure, name, original, open }: OfferedDemo): Promise<void> {
  const files = await readCodeHash(location.hash, name, original);
  const bar = showBar(figure, files === undefined ? WORDS.liveLinkBroken : WORDS.liveLink);
  if (files === undefined) return;
  addButton(bar, WORDS.liveRun, async () => {
    if (!(await open(files))) return;
    bar.remove();
    // A reload continues with what the reader has made of it.
    history.replaceState(history.state, '', location.pathname + location.search);
  });
}

/** Shows above a demo that its reader has edited it before, unless its code in the page has changed since. */
export function offerKept({ figure, name, original, open }: OfferedDemo): void {
  const kept = findKeptCode(name, original);
  if (kept.read() === undefined) return;
  const bar = showBar(figure, WORDS.liveKept);
  bar.dataset.kept = '';
  addButton(bar, WORDS.liveRun, () => open());
  addButton(bar, WORDS.liveUndo, () => {
    kept.remove();
    bar.remove();
    figure.querySelector<HTMLElement>('.demo-bar [data-icon="edit"]')?.focus();
    announce(WORDS.liveUndone);
  });
}

function showBar(figure: HTMLElement, words: string): HTMLElement {
  const bar = document.createElement('div');
  const text = document.createElement('p');
  bar.className = 'live-offer';
  text.textContent = words;
  bar.append(text);
  addStyle(LOOKS);
  figure.querySelector(':scope > .live-offer')?.remove();
  figure.prepend(bar);
  announce(words);
  return bar;
}

function addButton(bar: HTMLElement, label: string, press: () => unknown): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  bar.append(button);
}
