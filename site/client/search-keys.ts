import { isShortcut } from '../browser/is-shortcut.ts';
import { isWriting } from '../browser/is-writing.ts';

/**
 * Opens search with Ctrl+K, Cmd+K, and `/` unless the focus is in a field. Until its script has loaded, the button keeps
 * what readers type as its value, with which search opens.
 */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyped = !ctrlKey && !metaKey && !altKey && key.length === 1;
    const button = document.querySelector<HTMLButtonElement>('.find');
    if (!button || event.defaultPrevented) {
      return;
    }
    if (isShortcut(event, 'k') || (isTyped && key === '/' && !isWriting(target))) {
      event.preventDefault();
      button.click();
    } else if (isTyped && button.ariaBusy) {
      event.preventDefault();
      button.value += key;
    }
  });
}
