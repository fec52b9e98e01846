import { announce } from '../../browser/announce.ts';
import { WORDS as CLIENT_WORDS } from '../../browser/words.ts';
import { copyText } from '../../client/copy-text.ts';
import { WORDS } from './words.ts';

/** Milliseconds until the button has its own label again. */
const COPIED_FOR = 2000;

/**
 * Offers to copy the address of the row under the pointer or with the focus. There is one button, which moves to that
 * row: one for each would be as many stops for the keyboard.
 */
export function startCopyLink(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-link';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const label = (text: string): void => {
    button.textContent = text;
    button.ariaLabel = `${text}: ${linkBefore(button)?.textContent ?? ''}`;
  };
  const offer = ({ target }: Event): void => {
    const head = target instanceof Element ? target.closest('.rows > li')?.firstElementChild : null;
    if (!head || head.contains(button) || document.activeElement === button) return;
    clearTimeout(timer);
    head.append(button);
    label(WORDS.rowsCopyLink);
  };
  // Not `pointerover`, which browsers also send when the page moves below a pointer at rest.
  for (const kind of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(kind, offer, { passive: true });
  button.addEventListener('click', async () => {
    if (!(await copyText(linkBefore(button)?.href ?? ''))) return;
    label(CLIENT_WORDS.copied);
    announce(CLIENT_WORDS.copied);
    clearTimeout(timer);
    timer = setTimeout(() => label(WORDS.rowsCopyLink), COPIED_FOR);
  });
}

/** Returns the link that is the name of the button's row. */
function linkBefore(button: Element): HTMLAnchorElement | null | undefined {
  return button.parentElement?.querySelector('a');
}
