import { closestTo } from '../../browser/closest-to.ts';
import { neighborOf } from '../../browser/neighbor-of.ts';

/** Menus of the frame: popovers with links. */
const MENU = '.choices';

/** What a link of the frame closes, if it is open. */
const OPENED = ':is(.choices, .side, .toc):popover-open';

/** Menus in pages: `<details>` with a list of links and buttons. */
const FOLDED = 'details[data-menu]';

/**
 * Closes menus when they lose focus and when a link in them is followed; arrow keys open them and move between their
 * links. Those of pages also close on a click elsewhere and on Escape, as browsers close popovers. When a version menu
 * opens, it loads current versions if the site has set where they are.
 */
export function startMenus(): void {
  document.addEventListener('toggle', ({ target }) => askForVersions(target), true);
  // The click that loaded this script may have opened the menu.
  askForVersions(document.querySelector('[data-versions]:popover-open'));
  document.addEventListener('click', ({ target }) => {
    const link = closestTo(target, 'a[href]:not([role="button"])');
    closeOthers(link ? null : target);
    // The drawers of small screens, and a menu that one of them has opened.
    if (link && link.closest('.bar, .side, .toc')) {
      for (const open of document.querySelectorAll<HTMLElement>(OPENED)) open.hidePopover();
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    closeOthers(target);
    leaveMenus(target);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const folded = closestTo<HTMLDetailsElement>(target, FOLDED);
    if (folded?.open && key === 'Escape') {
      folded.open = false;
      folded.querySelector('summary')?.focus();
    } else if (move(target, key)) {
      event.preventDefault();
    }
  });
}

function askForVersions(menu: EventTarget | null): void {
  if (!(menu instanceof HTMLElement && menu.dataset.versions && menu.matches(':popover-open'))) return;
  import('./current-versions.ts').then(
    ({ showCurrentVersions }) => showCurrentVersions(menu),
    // The menu keeps the versions known at build time.
    () => {},
  );
}

function closeOthers(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(FOLDED)) {
    if (menu.open && !(target instanceof Node && menu.contains(target))) {
      menu.open = false;
    }
  }
}

/** Closes the open menu of the frame once the focus is neither in it nor on one of its buttons. */
function leaveMenus(target: EventTarget | null): void {
  const menu = document.querySelector<HTMLElement>(`${MENU}:popover-open`);
  if (menu && target instanceof Element && !menu.contains(target) && menuOf(target) !== menu) {
    menu.hidePopover();
  }
}

/** Moves the focus within a menu, which opens if necessary; returns false for other keys and places. */
function move(target: EventTarget | null, key: string): boolean {
  const menu = target instanceof Element ? menuOf(target) : null;
  if (!menu) return false;
  const links = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const next = neighborOf(links, key, ['ArrowDown', 'ArrowUp']);
  if (!next || !(isOpen(menu) || key.startsWith('Arrow'))) {
    return false;
  }
  open(menu, target);
  next.focus();
  return true;
}

/** Returns the menu that an element is in, or that it opens. */
function menuOf(element: Element): HTMLElement | null {
  const button = element.closest<HTMLButtonElement>('button[popovertarget]');
  const menu = button?.popoverTargetElement;
  return menu instanceof HTMLElement && menu.matches(MENU)
    ? menu
    : element.closest<HTMLElement>(`${MENU}:popover-open, ${FOLDED}`);
}

function isOpen(menu: HTMLElement): boolean {
  return menu instanceof HTMLDetailsElement ? menu.open : menu.matches(':popover-open');
}

/** Opens a menu as its button does, which also places it. */
function open(menu: HTMLElement, button: EventTarget | null): void {
  if (menu instanceof HTMLDetailsElement) menu.open = true;
  else if (!isOpen(menu) && button instanceof HTMLElement) button.click();
}
