import { BLOCK, copyBlock, eventOf } from './copy-code.ts';

/** Name of the event that reports actions other than clicks on elements with `data-ga-event-*`. */
const REPORT = 'docs-nav-event';

/** The pointer may rest on one block while the focus moves to another: the one that moved last counts. */
let isPointing = true;
document.addEventListener('pointermove', () => (isPointing = true), { passive: true });
document.addEventListener('focusin', () => (isPointing = false));

/** Copies the code block under the pointer or focus (requirement D6). */
export function copyPointed(): void {
  const pointed = document.querySelector<HTMLElement>(`${BLOCK}:hover`);
  const focused = document.activeElement?.closest<HTMLElement>(BLOCK);
  const block = isPointing ? (pointed ?? focused) : (focused ?? pointed);
  if (block) {
    block.dispatchEvent(new CustomEvent(REPORT, { bubbles: true, detail: eventOf('copy-keyboard') }));
    void copyBlock(block);
  }
}
