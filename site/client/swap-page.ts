import { keepSheets } from './pages/page-sheets.ts';
import { isOpen, setOpen } from './sidebar-groups.ts';

/** Elements in the head that belong to a page; all others belong to the site. */
const PAGE_HEAD = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="docs-nav-late-stylesheet"]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="prev"]',
  'link[rel="next"]',
  'script[type="application/ld+json"]',
].join();

interface Swap {
  readonly name: string;
  readonly part: Element;
  /** Name of the part before it, for a part that the open page does not have. */
  readonly after: string;
}

/** Swaps in the parts of another page of this build; returns false, without any change, if that is not possible. */
export function swapPage(next: Document): boolean {
  const [from, to] = [document.documentElement, next.documentElement];
  const swaps = [...next.querySelectorAll('[data-swap]')].map((part) => ({
    name: nameOf(part),
    part,
    after: nameOf(part.previousElementSibling),
  }));
  const sameSection = from.dataset.section === to.dataset.section;
  if (
    buildOf(next) !== buildOf(document) ||
    from.lang !== to.lang ||
    !swaps.some(({ name }) => name === 'main') ||
    // The bar shows section and versions. If it cannot be swapped, another section needs a full load.
    !(sameSection || swaps.some(({ name }) => name === 'bar')) ||
    !swaps.every(({ name, after }) => livePart(name) ?? livePart(after))
  ) {
    return false;
  }
  for (const name of ['section', 'line', 'theme']) {
    from.dataset[name] = to.dataset[name] ?? '';
  }
  from.toggleAttribute('data-wide', to.hasAttribute('data-wide'));
  swapHead(next);
  for (const live of document.querySelectorAll('[data-swap]')) {
    if (!swaps.some(({ name }) => name === nameOf(live))) {
      live.remove();
    }
  }
  for (const swap of swaps) {
    swapPart(swap, sameSection);
  }
  return true;
}

function swapPart({ name, part, after }: Swap, sameSection: boolean): void {
  const live = livePart(name);
  if (!live) {
    livePart(after)?.after(part);
  } else if (name === 'main') {
    keepSheets(live, part);
  } else if (sameSection && name === 'side') {
    keepSidebar(live, part);
  } else if (sameSection && name === 'bar') {
    keepBar(live, part);
  } else {
    live.replaceWith(part);
  }
}

/** Keeps the bar with its islands, and updates its links to other versions and languages of the page. */
function keepBar(live: Element, next: Element): void {
  // A menu with current versions updates its own links.
  const own = live.querySelector('[data-today]') === null ? 'a[href]' : 'a[href]:not(#menu-versions a)';
  const hrefs = [...next.querySelectorAll(own)].map((link) => link.getAttribute('href') ?? '');
  live.querySelectorAll(own).forEach((link, index) => link.setAttribute('href', hrefs[index] ?? ''));
}

function nameOf(part: Element | null): string {
  return part?.getAttribute('data-swap') ?? '';
}

function livePart(name: string): Element | null {
  return document.querySelector(`[data-swap="${CSS.escape(name)}"]`);
}

function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="docs-nav-build"]')?.content;
}

function swapHead(next: Document): void {
  document.title = next.title;
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) {
    element.remove();
  }
  document.head.append(...next.head.querySelectorAll(PAGE_HEAD));
}

/**
 * Moves the mark of the open page without replacing the sidebar, so that groups stay open or closed and the scroll
 * position stays. `next` is the other page's sidebar, which determines the row and provides the rows around it.
 */
function keepSidebar(side: Element, next: Element): void {
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
