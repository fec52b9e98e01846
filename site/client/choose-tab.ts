import { neighborOf } from '../browser/neighbor-of.ts';
import { writeStored } from '../preferences/safe-storage.ts';
import { storageKey } from '../preferences/storage-key.ts';
import { remembered, show, tabsIn } from './content-tabs.ts';

/** Maximum number of remembered labels. */
const REMEMBERED = 8;

/** Shows a tab, and those with the same label in all other sets of the page, and remembers the label. */
export function chooseTab(tab: HTMLElement): void {
  const label = tab.textContent;
  const top = tab.getBoundingClientRect().top;
  for (const other of document.querySelectorAll<HTMLElement>('.tabset [role="tab"]')) {
    if (other.textContent === label && other.parentElement !== tab.parentElement) {
      show(other);
    }
  }
  show(tab);
  // Sets above may have grown or shrunk: keep the tab under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  const labels = [label, ...remembered().filter((other) => other !== label)];
  writeStored(storageKey('tabs'), JSON.stringify(labels.slice(0, REMEMBERED)));
}

/** Shows the tab that a key leads to from another, and moves the focus there. */
export function moveFromTab(tab: HTMLElement, key: string): void {
  const arrows = tab.matches(':dir(rtl)') ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const next = neighborOf(tabsIn(tab.parentElement), key, arrows, tab);
  if (next) {
    chooseTab(next);
    next.focus();
  }
}
