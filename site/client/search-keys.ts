import { isWriting } from './is-writing.ts';

/** Opens search with Ctrl+K, Cmd+K, and `/` unless the focus is in a field. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target);
    const button = document.querySelector<HTMLElement>('.find');
    if (button && !event.defaultPrevented && (isShortcut || isSlash)) {
      event.preventDefault();
      button.click();
    }
  });
}
