import { isShortcut } from '../../browser/is-shortcut.ts';

/** Opens search with Ctrl+K and Cmd+K; `start/boot.ts` opens it with `/`. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('.find');
    if (button && isShortcut(event, 'k') && !event.defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
}
