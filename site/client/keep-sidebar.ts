import { isOpen, setOpen } from './sidebar-groups.ts';

/**
 * Moves the mark of the open page without replacing the sidebar, so that groups stay open or closed and the scroll
 * position stays. `next` is the other page's sidebar, which determines the row and provides the rows around it.
 */
export function keepSidebar(side: Element, next: Element): void {
  side.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = next.querySelector<HTMLAnchorElement>('[aria-current]');
  if (!current) {
    return;
  }
  if (!findRow(side, current.href)) {
    takeBranch(side, next, current);
  }
  const row = findRow(side, current.href);
  row?.setAttribute('aria-current', 'page');
  if (row && isOpen(current)) {
    openLanding(row, current);
  }
  for (let group = groupAround(row); group; group = groupAround(group)) {
    if (!isOpen(group)) {
      setOpen(group, true);
    }
  }
}

/** Opens the group whose own page is now open. */
function openLanding(row: Element, current: Element): void {
  const rows = current.parentElement?.querySelector(':scope > ul');
  if (rows && !row.parentElement?.querySelector(':scope > ul')) {
    row.parentElement?.append(rows);
  }
  setOpen(row, true);
}

/** Adopts the list of `next` around the current row, for the innermost group that the sidebar already has. */
function takeBranch(side: Element, next: Element, current: Element): void {
  let from: Element = next;
  let to: Element = side;
  for (const group of groupsAround(current)) {
    const mine = findRow(to, group.href);
    if (!mine?.parentElement || !group.parentElement) {
      break;
    }
    from = group.parentElement;
    to = mine.parentElement;
  }
  const list = from.querySelector(':scope > ul');
  const old = to.querySelector(':scope > ul');
  if (list && old) {
    old.replaceWith(list);
  } else if (list) {
    to.append(list);
  } else {
    old?.remove();
  }
}

function findRow(side: Element, href: string): HTMLAnchorElement | undefined {
  return [...side.querySelectorAll<HTMLAnchorElement>('li:not(.all) > a')].find((link) => link.href === href);
}

/** Returns the links of the groups around a row, outermost first. */
function groupsAround(row: Element): HTMLAnchorElement[] {
  const groups: HTMLAnchorElement[] = [];
  for (let group = groupAround(row); group; group = groupAround(group)) {
    groups.unshift(group);
  }
  return groups;
}

function groupAround(row: Element | null | undefined): HTMLAnchorElement | null | undefined {
  return row?.closest('li')?.parentElement?.closest('li.g')?.querySelector<HTMLAnchorElement>(':scope > a');
}
