import { closestTo } from '../browser/closest-to.ts';
import { loadActs } from './load-acts.ts';

/** Selector of the links of the sidebar's groups. */
const GROUP = '.side li.g > a[data-branch]';

/** Opens and closes the sidebar's groups; the rows of a group are fetched when it first opens. */
export function startSidebarGroups(): void {
  document.addEventListener('click', (event) => {
    const link = groupOf(event);
    if (link && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      void toggle(link);
    }
  });
  // The row is a button, and buttons respond to the space bar.
  document.addEventListener('keydown', (event) => {
    const link = groupOf(event);
    if (link && event.key === ' ') {
      event.preventDefault();
      void toggle(link);
    }
  });
}

/** Returns whether a group is open. */
export function isOpen(link: Element): boolean {
  return link.ariaExpanded === 'true';
}

/** Opens or closes a group. */
export function setOpen(link: Element, open: boolean): void {
  link.ariaExpanded = String(open);
  const rows = link.parentElement?.querySelector<HTMLElement>(':scope > ul');
  if (rows) {
    rows.hidden = !open;
  }
}

/** Sets the role and state of each group, which is a link only if no script runs. */
export function nameGroups(): void {
  for (const link of document.querySelectorAll(GROUP)) {
    link.role = 'button';
    link.ariaExpanded ??= 'false';
  }
}

async function toggle(link: HTMLAnchorElement): Promise<void> {
  const group = link.parentElement;
  const open = !isOpen(link);
  setOpen(link, open);
  if (!open || !group || group.querySelector(':scope > ul')) {
    return;
  }
  const asked = location.href;
  try {
    const rows = await (await loadActs()).loadBranch(link);
    if (rows && !group.querySelector(':scope > ul')) {
      group.append(rows);
      setOpen(link, isOpen(link));
      nameGroups();
    }
  } catch {
    // The group's own page lists the same rows; who has gone on does not wait for them.
    if (location.href === asked) location.assign(link.href);
    else setOpen(link, false);
  }
}

function groupOf(event: Event): HTMLAnchorElement | null {
  return closestTo<HTMLAnchorElement>(event.target, GROUP);
}
