import { eachPage } from './each-page.ts';

/** Scrolls the row of products to the current one if the row is wider than the window. */
export function startShowProduct(): void {
  eachPage(() => {
    const product = document.querySelector<HTMLElement>('.products [aria-current]');
    const row = product?.parentElement;
    if (product && row && row.scrollWidth > row.clientWidth) {
      row.scrollLeft += product.getBoundingClientRect().left - row.getBoundingClientRect().left - 24;
    }
  });
}
