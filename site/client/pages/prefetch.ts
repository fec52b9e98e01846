import { closestTo } from '../../browser/closest-to.ts';
import { basePath, isPagePath } from '../../browser/page-address.ts';
import { loadHtml } from './page-cache.ts';
import { preloadSheets } from './page-sheets.ts';
import { branchAddress } from './sidebar-branch.ts';

/**
 * Milliseconds that the pointer must rest on a link before its page is fetched, so that passing over it costs nothing.
 */
const REST = 65;

/**
 * Prefetches the page or sidebar branch that the reader is about to open; `acted` is the target of the interaction that
 * loaded this script.
 */
export function startPrefetch(acted: EventTarget | null): void {
  if (!('navigation' in globalThis)) {
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const comeTo = (target: EventTarget | null): void => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(target), REST);
  };
  comeTo(acted);
  document.addEventListener('pointerover', (event) => comeTo(event.target));
  document.addEventListener('focusin', (event) => prefetch(event.target));
  document.addEventListener('touchstart', (event) => prefetch(event.target), { passive: true });
}

function prefetch(target: EventTarget | null): void {
  const link = closestTo<HTMLAnchorElement>(target, 'a[href]');
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (!link || connection?.saveData) {
    return;
  }
  const address = wantedBy(link);
  if (address) {
    // If prefetching fails, the page is loaded when it is needed.
    loadHtml(address).then(
      ({ text }) => preloadSheets(text),
      () => {},
    );
  }
}

function wantedBy(link: HTMLAnchorElement): string | undefined {
  const branch = branchAddress(link);
  if (branch !== undefined) {
    return link.nextElementSibling?.matches('ul') ? undefined : branch;
  }
  const isOther = link.pathname !== location.pathname || link.search !== location.search;
  const isPage = link.origin === location.origin && isPagePath(link.pathname, basePath());
  return isOther && isPage && !link.target && !link.hasAttribute('download') ? link.href : undefined;
}
