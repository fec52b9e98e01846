import { areActsLoaded, loadActs } from './load-acts.ts';
import { basePath, isPagePath } from '../browser/page-address.ts';

/** Changes pages without a reload. Without the Navigation API, links remain plain links. */
export function startPageChanges(): void {
  if (!('navigation' in globalThis)) {
    return;
  }
  let shown = addressOf(location);
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    // Back to the page that is still on screen: a page change was aborted, or only the hash differs.
    const isShown = event.navigationType === 'traverse' && addressOf(target) === shown;
    if (isShown || !isPageChange(event, target)) {
      return;
    }
    pinLinks();
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        if (await change(event)) {
          shown = addressOf(target);
        }
      },
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

async function change(event: NavigateEvent): Promise<boolean> {
  const { destination, signal } = event;
  try {
    // The first page of a visit is fetched beside the script that shows it; later, that script may have the page already.
    const response = areActsLoaded() ? undefined : fetch(destination.url, { signal });
    // Whoever waits for it hears of it.
    response?.catch(() => {});
    return await (await loadActs()).changePage(event, response);
  } catch {
    if (!signal.aborted) {
      location.reload();
    }
    return false;
  }
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

/** Makes relative links outside the swapped parts absolute, because they would resolve against the new address. */
function pinLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"], [href^="/"])')) {
    link.setAttribute('href', link.href);
  }
}

function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}
