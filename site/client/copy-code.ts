import { closestTo } from '../browser/closest-to.ts';
import { copyText } from './copy-text.ts';
import { withActs } from './load-acts.ts';
import { eachPage } from '../browser/each-page.ts';
import { createElement } from '../browser/create-element.ts';
import { isShortcut } from '../browser/is-shortcut.ts';
import { showDone } from '../browser/show-done.ts';
import { WORDS } from '../browser/words.ts';

/** Code blocks. */
export const BLOCK = 'figure.code';

/** Adds a copy button to each code block, and lets Ctrl/Cmd+C copy one (requirement D6). */
export function startCopyCode(): void {
  let isPointing = false;
  eachPage(() => document.querySelectorAll(`${BLOCK}:not(:has(> .copy))`).forEach(addButton));
  document.addEventListener('click', ({ target }) => {
    const button = closestTo(target, '.copy');
    if (button) {
      void copyBlock(button.closest<HTMLElement>(BLOCK));
    }
  });
  // The pointer may rest on one block while the focus moves to another: use the one that moved last.
  document.addEventListener('pointermove', () => (isPointing = true), { passive: true });
  document.addEventListener('focusin', () => (isPointing = false));
  document.addEventListener('keydown', (event) => {
    if (isShortcut(event, 'c')) {
      void withActs((acts) => acts.copyByKeys(event, isPointing));
    }
  });
}

/** Returns the analytics event for a copy; every one is reported. */
export function copyEvent(action: 'copy-click' | 'copy-keyboard') {
  return { category: 'code', action, label: location.pathname, split: 1 };
}

function addButton(block: Element): void {
  const button = createElement('button', { className: 'copy' }, WORDS.copy);
  for (const [name, value] of Object.entries(copyEvent('copy-click'))) {
    button.setAttribute(`data-ga-event-${name}`, String(value));
  }
  block.append(button);
}

/** Copies a code block, and says so on its button. */
export async function copyBlock(block: HTMLElement | null): Promise<void> {
  const button = block?.querySelector(':scope > .copy');
  const text = block?.dataset.copy ?? block?.querySelector('code')?.textContent;
  if (!button || text === undefined || !(await copyText(text))) {
    return;
  }
  showDone(button, WORDS.copied, (isCopied) => {
    button.textContent = isCopied ? WORDS.copied : WORDS.copy;
    button.toggleAttribute('data-copied', isCopied);
  });
}
