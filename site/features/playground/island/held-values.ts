import { announce } from '../../../browser/announce.ts';
import type { Values } from '../model/playground.ts';
import { WORDS } from './words.ts';

/** Letters that show as nothing, or change the order of others. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * Creates what shows values of an address that wait until the reader has seen them, before the controls of a panel, with
 * the button that gives them to `apply`. There are none at first.
 */
export function createHeldValues(
  panel: HTMLElement,
  apply: (held: Values) => void,
): { readonly get: () => Values; readonly set: (held: Values) => void } {
  let held: Values = {};
  const box = document.createElement('div');
  const text = document.createElement('p');
  const list = document.createElement('code');
  const button = document.createElement('button');
  box.className = 'play-held';
  box.role = 'group';
  box.ariaLabel = text.textContent = WORDS.playgroundHeld;
  button.type = 'button';
  button.textContent = WORDS.playgroundApply;
  button.addEventListener('click', () => apply(held));
  box.append(text, list, button);
  const set = (next: Values): void => {
    held = next;
    const lines = Object.entries(held).map(([name, value]) => `${name}: ${String(value).replaceAll(UNSEEN, '\uFFFD')}`);
    list.textContent = lines.join('\n');
    if (lines.length === 0) box.remove();
    else if (!box.isConnected) {
      panel.prepend(box);
      announce(WORDS.playgroundHeld);
    }
  };
  return { get: () => held, set };
}
