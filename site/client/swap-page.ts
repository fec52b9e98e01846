import { keepSheets } from './pages/page-sheets.ts';
import { keepSidebar } from './keep-sidebar.ts';

/** Elements in the head that belong to a page; all others belong to the site. */
const PAGE_HEAD = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="docs-nav-late-stylesheet"]',
  'meta[name="docs-nav-theme"]',
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
  const swaps = swapsOf(next);
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
  for (const name of ['section', 'line']) {
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

function swapsOf(next: Document): Swap[] {
  return [...next.querySelectorAll('[data-swap]')].map((part) => ({
    name: nameOf(part),
    part,
    after: nameOf(part.previousElementSibling),
  }));
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
