import { areActsLoaded, loadActs } from './load-acts.ts';
import { eachPage } from '../browser/each-page.ts';
import { basePath, isPagePath } from '../browser/page-address.ts';

/** Changes pages without a reload. Without the Navigation API, links remain plain links. */
export function startPageChanges(): void {
  if (!('navigation' in globalThis)) {
    return;
  }
  /** Address of the page on screen. */
  let shown: string;
  /** Whether the address is that of a page that is not there yet. */
  let isLeaving: boolean;
  eachPage(() => {
    shown = addressOf(location);
    isLeaving = false;
  });
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    // Back to the page that is still on screen: a page change was aborted, or only the hash differs.
    const isShown = event.navigationType === 'traverse' && addressOf(target) === shown;
    isLeaving &&= !isShown;
    if (isShown || !isPageChange(event, target, isLeaving)) {
      return;
    }
    isLeaving = true;
    // Makes relative links outside the swapped parts absolute, because they would resolve against the new address.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"], [href^="/"])')) {
      link.setAttribute('href', link.href);
    }
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => change(event),
    });
  });
}

/** Updates the open page whenever the development server has a new version. */
export function startEdits(): void {
  document.addEventListener(
    'docs-nav-edit',
    () =>
      void loadActs()
        .then((acts) => acts.showEdit())
        .catch(() => location.reload()),
  );
}

async function change(event: NavigateEvent): Promise<void> {
  const { destination, signal } = event;
  try {
    // The first page of a visit is fetched beside the script that shows it; later, that script may have the page already.
    const response = areActsLoaded() ? undefined : fetch(destination.url, { signal });
    // Whoever waits for it hears of it.
    response?.catch(() => {});
    await (await loadActs()).changePage(event, response);
  } catch {
    if (!signal.aborted) {
      location.reload();
    }
  }
}

function isPageChange(event: NavigateEvent, target: URL, isLeaving: boolean): boolean {
  return (
    event.canIntercept &&
    !event.formData &&
    event.downloadRequest === null &&
    event.navigationType !== 'reload' &&
    // Neither a link to a heading, nor `history.pushState` and `replaceState` of an island. While a page is on its way,
    // those end its change, so that it has to be loaded again.
    (isLeaving || (!event.hashChange && (event.navigationType === 'traverse' || !event.destination.sameDocument))) &&
    target.origin === location.origin &&
    isPagePath(target.pathname, basePath())
  );
}

function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}
