import { eachPage } from './each-page.ts';

/** Makes only those tables a landmark, and those tables and lines of code a stop for the tab key, that are too wide and need scrolling. */
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
      // Code of several lines stays a stop: it can be copied with the keyboard there.
      if (part.localName !== 'pre' || !part.textContent.includes('\n')) observer.observe(part);
    }
  });
}
