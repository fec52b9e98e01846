import { eachPage } from '../../browser/each-page.ts';
import { idOfHash } from '../../browser/hash-target.ts';
import { fillText } from '../../browser/page-language.ts';
import { apiLayout, parseApiLayout } from '../../preferences/api-layout.ts';
import { WORDS } from './words.ts';

let isFollowing = false;

/** Makes a switch set the layout of the lists on API pages; all switches on all pages show the same state. */
export function mount(group: HTMLElement): void {
  group.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const layout = parseApiLayout(button?.value);
    if (!button || !layout) {
      return;
    }
    const top = button.getBoundingClientRect().top;
    apiLayout.set(layout);
    // Lists above may have grown or shrunk: keep the button under the pointer.
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  if (!isFollowing) {
    isFollowing = true;
    apiLayout.subscribe(show);
    addEventListener('hashchange', openTarget);
    eachPage(show);
    eachPage(openTarget);
  }
  show();
}

function show(): void {
  const layout = apiLayout.get();
  document.documentElement.dataset.api = layout;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.api-layout button')) {
    button.ariaPressed = String(button.value === layout);
  }
  if (layout === 'collapsed') {
    document.querySelectorAll<HTMLElement>('.api tbody tr:not([data-open])').forEach(makeToggle);
    openTarget();
  }
}

/** Adds a button to a row that opens and closes it in the collapsed layout. */
function makeToggle(row: HTMLElement): void {
  const name = row.querySelector('th a')?.textContent ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = fillText(WORDS.apiToggle, { name });
  button.addEventListener('click', () => open(row, row.dataset.open !== 'true'));
  row.querySelector('th')?.append(button);
  open(row, false);
}

function open(row: HTMLElement, isOpen: boolean): void {
  row.dataset.open = String(isOpen);
  const button = row.querySelector('th button');
  if (button) {
    button.ariaExpanded = String(isOpen);
  }
}

/** Opens the entry that is the hash's target, and its group. */
function openTarget(): void {
  const id = idOfHash(location.hash);
  const row = document.getElementById(id) ?? document.getElementById(location.hash.slice(1));
  const group = row?.closest<HTMLDetailsElement>('.api-more:not([open])');
  if (row && group) {
    group.open = true;
    row.scrollIntoView();
  }
  if (row?.dataset.open) {
    open(row, true);
  }
}
