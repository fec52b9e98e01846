import { closestTo } from '../../browser/closest-to.ts';
import { createButton } from '../../browser/create-element.ts';
import { eachPage } from '../../browser/each-page.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { idOfHash } from '../../browser/hash-target.ts';
import { WORDS as CLIENT_WORDS } from '../../browser/words.ts';
import { apiLayout, parseApiLayout } from '../../preferences/api-layout.ts';
import { showDone } from '../../browser/show-done.ts';
import { copyText } from '../../client/copy-text.ts';
import { startContents } from './contents.ts';
import { clearFilter, filterRows } from './filter.ts';
import { closedGroupOf, openRow, showLayout } from './fold.ts';
import LOOKS from './rows.css?inline';
import { WORDS } from './words.ts';

let isFollowing = false;

/** Starts the tools of lists: their filter, and their layout, which is the same on all pages. */
export function mount(tools: HTMLElement): void {
  tools.addEventListener('input', () => filterRows(tools));
  tools.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && clearFilter(tools)) event.preventDefault();
  });
  tools.addEventListener('click', ({ target }) => {
    const button = closestTo<HTMLButtonElement>(target, 'button');
    if (!button) return;
    // Lists above may grow or shrink: keep the button under the pointer.
    const top = button.getBoundingClientRect().top;
    const layout = parseApiLayout(button.value);
    if (layout) {
      apiLayout.set(layout);
    } else {
      button.ariaPressed = String(button.ariaPressed !== 'true');
      filterRows(tools);
    }
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  for (const button of tools.querySelectorAll<HTMLElement>(':scope > button')) button.ariaPressed = 'false';
  if (!isFollowing) {
    isFollowing = true;
    addStyle(LOOKS);
    apiLayout.subscribe(show);
    addEventListener('hashchange', showTarget);
    eachPage(show);
    startContents();
    startCopyLink();
  }
  show();
  // What was typed before this script had loaded.
  filterRows(tools);
}

function show(): void {
  showLayout(apiLayout.get());
  showTarget();
}

/** Shows the hash's target, whatever hides it: a filter, a closed group, or the layout. */
function showTarget(): void {
  const target = document.getElementById(idOfHash(location.hash)) ?? document.getElementById(location.hash.slice(1));
  if (!target) return;
  const isHidden = !target.checkVisibility({ contentVisibilityAuto: true });
  if (isHidden) document.querySelectorAll<HTMLElement>('.rows-tools').forEach(clearFilter);
  const group = closedGroupOf(target);
  if (group) group.open = true;
  openRow(target);
  if (isHidden) target.scrollIntoView();
}

/**
 * Offers to copy the address of the row under the pointer or with the focus. There is one button, which moves to that
 * row: one for each would be as many stops for the keyboard.
 */
function startCopyLink(): void {
  const copy = async (): Promise<void> => {
    if (!(await copyText(linkBefore(button)?.href ?? ''))) return;
    showDone(button, CLIENT_WORDS.copied, (isCopied) => label(isCopied ? CLIENT_WORDS.copied : WORDS.rowsCopyLink));
  };
  const button = createButton('', copy, { className: 'copy-link' });
  const label = (text: string): void => {
    button.textContent = text;
    button.ariaLabel = `${text}: ${linkBefore(button)?.textContent ?? ''}`;
  };
  const offer = ({ target }: Event): void => {
    const head = closestTo(target, '.rows > li')?.firstElementChild;
    if (!head || head.contains(button) || document.activeElement === button) return;
    head.append(button);
    label(WORDS.rowsCopyLink);
  };
  // Not `pointerover`, which browsers also send when the page moves below a pointer at rest.
  for (const kind of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(kind, offer, { passive: true });
}

/** Returns the link that is the name of the button's row. */
function linkBefore(button: Element): HTMLAnchorElement | null | undefined {
  return button.parentElement?.querySelector('a');
}
