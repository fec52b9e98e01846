/** Menus of the app bar: `<details>` with a list of links, which work without script but for closing. */
const MENU = '.bar details, details[data-menu]';

/**
 * Closes menus on a click elsewhere, on Escape and on leaving; arrow keys walk through their links. A version menu that
 * is opened asks for today's versions where its site says who knows them.
 */
export function startMenus(): void {
  document.addEventListener('toggle', ({ target }) => askForVersions(target), true);
  // The click that had this loaded may have opened it.
  askForVersions(document.querySelector('details[data-versions][open]'));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]:not([role="button"])');
    closeOthers(link ? null : target);
    // The drawers of small screens; where there is room for columns they are not open.
    if (link) {
      link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    }
  });
  document.addEventListener('focusin', ({ target }) => closeOthers(target));
  document.addEventListener('keydown', (event) => {
    const menu = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>(MENU) : null;
    if (menu?.open && event.key === 'Escape') {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    } else if (menu && move(menu, event.key)) {
      event.preventDefault();
    }
  });
}

function askForVersions(menu: EventTarget | null): void {
  if (!(menu instanceof HTMLDetailsElement && menu.open && menu.dataset.versions)) return;
  import('./current-versions.ts').then(
    ({ showCurrentVersions }) => showCurrentVersions(menu),
    // The menu shows what the build knew.
    () => {},
  );
}

function closeOthers(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENU)) {
    if (menu.open && !(target instanceof Node && menu.contains(target))) {
      menu.open = false;
    }
  }
}

/** Moves the focus within an open menu; false when the key means nothing here. */
function move(menu: HTMLDetailsElement, key: string): boolean {
  const links = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const at = links.findIndex((link) => link === document.activeElement);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: (at <= 0 ? links.length : at) - 1,
    Home: 0,
    End: links.length - 1,
  };
  const step = steps[key];
  if (step === undefined || links.length === 0 || (!menu.open && !key.startsWith('Arrow'))) {
    return false;
  }
  menu.open = true;
  links[step]?.focus();
  return true;
}
