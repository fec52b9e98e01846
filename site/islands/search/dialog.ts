import { createButton, createElement } from '../../browser/create-element.ts';
import { MOST_LETTERS } from './query-words.ts';
import { WORDS } from './words.ts';

/** The search dialog's elements. */
export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** The menu of products to search; hidden until they are known, and on a site with only one. */
  readonly product: HTMLSelectElement;
  readonly list: HTMLElement;
  /** Message shown and announced instead of results, or in addition to them. */
  readonly status: HTMLElement;
}

/** Creates the dialog, closed, at the end of the page: a combobox with a list of options. */
export function createDialog(): SearchDialog {
  const list = createElement('div', {
    id: 'search-list',
    role: 'listbox',
    ariaLabel: WORDS.searchResults,
    hidden: true,
  });
  const input = createElement('input', {
    type: 'text',
    role: 'combobox',
    placeholder: WORDS.searchField,
    ariaLabel: WORDS.searchField,
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    // One more than is searched, by which it is known that there were more.
    maxLength: MOST_LETTERS + 1,
  });
  input.setAttribute('aria-controls', list.id);
  const product = createElement('select', {
    className: 'search-product',
    ariaLabel: WORDS.searchProduct,
    hidden: true,
  });
  // The visible text is part of the name, for readers who use voice control (WCAG 2.5.3).
  const ariaLabel = `${WORDS.escapeKey}: ${WORDS.searchClose}`;
  const close = createButton('', () => dialog.close(), { className: 'search-close', ariaLabel });
  close.append(createElement('span', {}, WORDS.escapeKey));
  const status = createElement('div', { className: 'search-status', role: 'status' });
  const field = createElement('div', { className: 'search-field' }, input, product, close);
  const dialog = createElement('dialog', { className: 'search', ariaLabel: WORDS.searchField }, field, status, list);
  dialog.addEventListener('click', ({ target }) => {
    // The dialog's box is covered, so this is the backdrop.
    if (target === dialog) {
      dialog.close();
    }
  });
  document.body.append(dialog);
  return { dialog, input, product, list, status };
}

/** Fills the menu of products. */
export function listProducts(
  { product }: SearchDialog,
  products: readonly { readonly id: string; readonly name: string }[],
): void {
  product.hidden = products.length < 2;
  product.replaceChildren(
    new Option(WORDS.searchEverywhere, ''),
    ...products.map(({ id, name }) => new Option(name, id)),
  );
}
