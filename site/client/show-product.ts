import { eachPage } from '../browser/each-page.ts';

/** Scrolls the row of products to the current one if the row is wider than the window. */
export function startShowProduct(): void {
  eachPage(() => {
    const product = document.querySelector<HTMLElement>('.products [aria-current]');
    const row = product?.parentElement;
    // A row that is not wider does not scroll.
    if (product && row) {
      row.scrollLeft += product.getBoundingClientRect().left - row.getBoundingClientRect().left - 24;
    }
  });
}
