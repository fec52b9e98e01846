/** Menus of the app bar: `<details>` with a list of links; only closing them needs a script. */
const MENU = '.bar details, details[data-menu]';

/**
 * Closes menus on a click elsewhere, on Escape and when they lose focus; arrow keys move between their links. When a
 * version menu opens, it loads current versions if the site has set where they are.
 */
export function startMenus(): void {
  document.addEventListener('toggle', ({ target }) => askForVersions(target), true);
  // The click that loaded this script may have opened the menu.
  askForVersions(document.querySelector('details[data-versions][open]'));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]:not([role="button"])');
    closeOthers(link ? null : target);
    // The drawers of small screens; on wide screens they are never open.
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
    // The menu keeps the versions known at build time.
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

/** Moves the focus within an open menu; returns false for other keys. */
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
