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
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.ariaLabel = WORDS.searchField;
  const input = document.createElement('input');
  setAttributes(input, {
    type: 'text',
    role: 'combobox',
    placeholder: WORDS.searchField,
    'aria-label': WORDS.searchField,
    'aria-autocomplete': 'list',
    'aria-controls': 'search-list',
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    // One more than is searched, by which it is known that there were more.
    maxlength: String(MOST_LETTERS + 1),
  });
  const product = document.createElement('select');
  setAttributes(product, { class: 'search-product', 'aria-label': WORDS.searchProduct });
  product.hidden = true;
  const close = document.createElement('button');
  // The visible text is part of the name, for readers who use voice control (WCAG 2.5.3).
  setAttributes(close, {
    type: 'button',
    class: 'search-close',
    'aria-label': `${WORDS.escapeKey}: ${WORDS.searchClose}`,
  });
  const key = document.createElement('span');
  key.textContent = WORDS.escapeKey;
  close.append(key);
  close.addEventListener('click', () => dialog.close());
  const list = document.createElement('div');
  setAttributes(list, { id: 'search-list', role: 'listbox', 'aria-label': WORDS.searchResults });
  list.hidden = true;
  const status = document.createElement('div');
  setAttributes(status, { class: 'search-status', role: 'status' });
  const field = document.createElement('div');
  field.className = 'search-field';
  field.append(input, product, close);
  dialog.append(field, status, list);
  dialog.addEventListener('click', ({ target }) => {
    // The dialog's box is covered, so this is the backdrop.
    if (target === dialog) {
      dialog.close();
    }
  });
  document.body.append(dialog);
  return { dialog, input, product, list, status };
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
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
