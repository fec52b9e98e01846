import { announce } from './announce.ts';
import { showBusy } from './busy.ts';
import { pageChanged } from './each-page.ts';
import { basePath, isPagePath } from './page-address.ts';
import { forgetPages, loadHtml, parseHtml } from './page-cache.ts';

/** Changes pages without a reload; without the Navigation API links stay plain links. */
export function startPageChanges(): void {
  if (!('navigation' in globalThis)) {
    return;
  }
  let shown = addressOf(location);
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    // Back to the page that is still on screen: a change under way was given up, or only the hash differs.
    const isShown = event.navigationType === 'traverse' && addressOf(target) === shown;
    if (isShown || !isPageChange(event, target)) {
      return;
    }
    pinLinks();
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        if (await changePage(event)) {
          shown = addressOf(target);
        }
      },
    });
  });
}

/** Fetches the script that only page changes need, ahead of time or when one begins. */
export function loadSwap(): Promise<typeof import('./swap-page.ts')> {
  return import('./swap-page.ts');
}

/** Shows the open page as the development server now has it, where the reader is. */
export function startEdits(): void {
  document.addEventListener('docs-nav-edit', () => void showEdit());
}

async function showEdit(): Promise<void> {
  forgetPages();
  try {
    const [{ text }, { swapPage }] = await Promise.all([loadHtml(location.href), loadSwap()]);
    if (swapPage(parseHtml(text))) {
      pageChanged();
      return;
    }
  } catch {
    // A page that is gone shows itself best when the browser loads it.
  }
  location.reload();
}

function isPageChange(event: NavigateEvent, target: URL): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    !event.formData &&
    event.downloadRequest === null &&
    event.navigationType !== 'reload' &&
    // `history.pushState` and `replaceState` of an island, not a link.
    (event.navigationType === 'traverse' || !event.destination.sameDocument) &&
    target.origin === location.origin &&
    isPagePath(target.pathname, basePath())
  );
}

/** Shows the event's page; when that is not possible the browser loads the address itself. */
async function changePage(event: NavigateEvent): Promise<boolean> {
  const done = showBusy();
  try {
    const target = event.destination.url.split('#', 1)[0];
    const [{ text, url }, { swapPage }] = await Promise.all([
      loadHtml(event.destination.url, event.signal),
      loadSwap(),
    ]);
    if (event.signal.aborted) {
      return false;
    }
    if (url !== target || !swapPage(parseHtml(text))) {
      location.reload();
      return false;
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    event.scroll();
    announce(document.title);
    pageChanged();
    return true;
  } catch {
    if (!event.signal.aborted) {
      location.reload();
    }
    return false;
  } finally {
    done();
  }
}

/** Keeps links outside the swapped parts pointing where they do: relative ones would follow the new address. */
function pinLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"], [href^="/"])')) {
    link.setAttribute('href', link.href);
  }
}

function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}
