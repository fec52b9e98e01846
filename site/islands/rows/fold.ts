import { createButton } from '../../browser/create-element.ts';
import { fillText } from '../../browser/page-language.ts';
import type { ApiLayout } from '../../preferences/api-layout.ts';
import { WORDS } from './words.ts';

/** Rows that fold: those of outer lists, if they have a description. */
const FOLDING = '.rows:not(.rows *) > li:has(> div + div)';

/** Shows all rows in a layout, and which one it is. */
export function showLayout(layout: ApiLayout): void {
  document.documentElement.dataset.api = layout;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.rows-tools [role="group"] button'))
    button.ariaPressed = String(button.value === layout);
  const isCollapsed = layout === 'collapsed';
  for (const row of document.querySelectorAll<HTMLElement>(FOLDING)) {
    if (isCollapsed && row.dataset.open === undefined) addToggle(row);
    if (!isCollapsed && row.dataset.open !== undefined) removeToggle(row);
  }
}

/** Opens the row that something is in, if it is folded. */
export function openRow(place: Element): void {
  for (let row = place.closest<HTMLElement>('li'); row; row = row.parentElement?.closest('li') ?? null)
    if (row.dataset.open !== undefined) setOpen(row, true);
}

/** Returns the closed group that something is in, such as that of inherited props. */
export function closedGroupOf(place: Element): HTMLDetailsElement | null {
  return place.closest<HTMLDetailsElement>('.api-more:not([open])');
}

/** Folds a row, and adds a button that opens and closes it; the browser's own search opens it as well. */
function addToggle(row: HTMLElement): void {
  const ariaLabel = fillText(WORDS.apiToggle, { name: row.querySelector('a')?.textContent ?? '' });
  const toggle = (): void => setOpen(row, row.dataset.open !== 'true');
  const button = createButton('', toggle, { className: 'fold', ariaLabel });
  row.firstElementChild?.append(button);
  descriptionOf(row)?.addEventListener('beforematch', () => setOpen(row, true));
  setOpen(row, false);
}

function removeToggle(row: HTMLElement): void {
  setOpen(row, true);
  delete row.dataset.open;
  row.querySelector(':scope > div > .fold')?.remove();
}

function setOpen(row: HTMLElement, isOpen: boolean): void {
  row.dataset.open = String(isOpen);
  if (isOpen) descriptionOf(row)?.removeAttribute('hidden');
  else descriptionOf(row)?.setAttribute('hidden', 'until-found');
  const button = row.querySelector(':scope > div > .fold');
  if (button) button.ariaExpanded = String(isOpen);
}

function descriptionOf(row: Element): Element | null {
  return row.querySelector(':scope > div + div');
}
