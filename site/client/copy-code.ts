import { announce } from './announce.ts';
import { eachPage } from './each-page.ts';
import { WORDS } from './words.ts';

/** Milliseconds until the label is Copy again (specification 9). */
const COPIED_FOR = 2000;

const BLOCK = 'figure.code';

/** Gives each code block a copy button, and lets Ctrl/Cmd+C copy the block under pointer or focus (requirement D6). */
export function startCopyCode(): void {
  eachPage(() => {
    for (const block of document.querySelectorAll(`${BLOCK}:not(:has(> .copy))`)) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'copy';
      button.textContent = WORDS.copy;
      block.append(button);
    }
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.copy') : null;
    if (button) {
      void copy(button.closest(BLOCK));
    }
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isCopy = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'c';
    if (isCopy && !getSelection()?.toString()) {
      void copy(document.activeElement?.closest(BLOCK) ?? document.querySelector(`${BLOCK}:hover`));
    }
  });
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

async function copy(block: Element | null): Promise<void> {
  const button = block?.querySelector(':scope > .copy');
  const text = block?.querySelector('code')?.textContent;
  if (!button || text === undefined) {
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission nothing happens; the text can still be selected.
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
