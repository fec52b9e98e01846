import { eachPage } from '../browser/each-page.ts';

/**
 * Makes tables landmarks, and tables and single lines of code focusable, only while they are too wide and need
 * scrolling.
 */
export function startWideTables(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWide = target.scrollWidth > target.clientWidth;
      if (isWide) {
        target.setAttribute('tabindex', '0');
      } else {
        target.removeAttribute('tabindex');
      }
      if (target.localName !== 'pre') {
        target.toggleAttribute('data-wide', isWide);
        target.role = isWide ? 'region' : 'group';
      }
    }
  });
  eachPage(() => {
    observer.disconnect();
    for (const part of document.querySelectorAll('.table, .code > pre')) {
      // Code with several lines stays focusable, so that it can be copied with the keyboard.
      if (part.localName !== 'pre' || !part.textContent.includes('\n')) observer.observe(part);
    }
  });
}
