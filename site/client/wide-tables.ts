import { eachPage } from './each-page.ts';

/** Makes only those tables a landmark and a stop for the tab key that are too wide and need scrolling. */
export function startWideTables(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWide = target.scrollWidth > target.clientWidth;
      target.toggleAttribute('data-wide', isWide);
      target.role = isWide ? 'region' : 'group';
      if (isWide) {
        target.setAttribute('tabindex', '0');
      } else {
        target.removeAttribute('tabindex');
      }
    }
  });
  eachPage(() => {
    observer.disconnect();
    document.querySelectorAll('.table').forEach((table) => observer.observe(table));
  });
}
