import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { eachPage } from './each-page.ts';
import { isShortcut } from './is-shortcut.ts';
import { isWriting } from './is-writing.ts';
import { loadActs } from './load-acts.ts';
import { WORDS } from './words.ts';

/** Milliseconds until the label of a code block's button is Copy again (specification 9). */
export const COPIED_FOR = 2000;

/** The code blocks of a page. */
export const BLOCK = 'figure.code';
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Adds a copy button to each code block, and lets Ctrl/Cmd+C copy the block under the pointer or focus (requirement
 * D6).
 */
export function startCopyCode(): void {
  eachPage(() => document.querySelectorAll(`${BLOCK}:not(:has(> .copy))`).forEach(addButton));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.copy') : null;
    if (button) {
      void copyBlock(button.closest<HTMLElement>(BLOCK));
    }
  });
  document.addEventListener('keydown', (event) => {
    if (isShortcut(event, 'c') && !event.defaultPrevented && !isWriting(event.target) && !getSelection()?.toString()) {
      loadActs().then(
        ({ copyPointed }) => copyPointed(),
        () => {},
      );
    }
  });
}

/** Returns the analytics event for a copy; every one is reported. */
export function eventOf(action: 'copy-click' | 'copy-keyboard') {
  return { category: 'code', action, label: location.pathname, split: 1 };
}

function addButton(block: Element): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = WORDS.copy;
  for (const [name, value] of Object.entries(eventOf('copy-click'))) {
    button.setAttribute(`data-ga-event-${name}`, String(value));
  }
  block.append(button);
}

/** Copies the text of a code block, and says so on its button. */
export async function copyBlock(block: HTMLElement | null): Promise<void> {
  const button = block?.querySelector(':scope > .copy');
  const text = block?.dataset.copy ?? block?.querySelector('code')?.textContent;
  if (!button || text === undefined || !(await copyText(text))) {
    return;
  }
  const show = (isCopied: boolean): void => {
    button.textContent = isCopied ? WORDS.copied : WORDS.copy;
    button.toggleAttribute('data-copied', isCopied);
  };
  show(true);
  announce(WORDS.copied);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => show(false), COPIED_FOR),
  );
}
