import { BLOCK, copyBlock, copyEvent } from './copy-code.ts';

/** Name of the event that reports actions other than clicks on elements with `data-ga-event-*`. */
const REPORT = 'docs-nav-event';

/**
 * Copies the code block under the pointer or focus, unless the keys that ask for it are meant for a field or a selection
 * (requirement D6).
 */
export function copyByKeys({ defaultPrevented, target }: KeyboardEvent, isPointing: boolean): void {
  if (defaultPrevented || isWriting(target) || getSelection()?.toString()) {
    return;
  }
  const pointed = document.querySelector<HTMLElement>(`${BLOCK}:hover`);
  const focused = document.activeElement?.closest<HTMLElement>(BLOCK);
  const block = isPointing ? (pointed ?? focused) : (focused ?? pointed);
  if (block) {
    block.dispatchEvent(new CustomEvent(REPORT, { bubbles: true, detail: copyEvent('copy-keyboard') }));
    void copyBlock(block);
  }
}

/** Returns whether the focus is in a field, which handles keys itself. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':read-write, select');
}
