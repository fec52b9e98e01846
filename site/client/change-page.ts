import { announce } from '../browser/announce.ts';
import { createElement } from '../browser/create-element.ts';
import { pageChanged } from '../browser/each-page.ts';
import { WORDS } from '../browser/words.ts';
import { forgetPages, loadHtml, parseHtml } from './pages/page-cache.ts';
import { addSheets } from './pages/page-sheets.ts';
import { swapPage } from './swap-page.ts';

/** Milliseconds before the progress bar appears; prefetched pages appear without it. */
const DELAY = 120;

/**
 * Shows the page of a navigation; if that is not possible, the browser loads the address itself. `response` is its
 * answer, if it was asked for before this script was there.
 */
export async function changePage(event: NavigateEvent, response?: Promise<Response>): Promise<void> {
  const done = showBusy();
  try {
    const target = event.destination.url.split('#', 1)[0];
    const { text, url } = await loadHtml(event.destination.url, { signal: event.signal, response });
    const next = parseHtml(text);
    const [theme] = await Promise.all([loadTheme(next), addSheets(next)]);
    if (event.signal.aborted) {
      return;
    }
    if (url !== target || !swapPage(next)) {
      location.reload();
      return;
    }
    theme?.showPageTheme();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    event.scroll();
    announce(document.title);
    pageChanged();
  } catch {
    if (!event.signal.aborted) {
      location.reload();
    }
  } finally {
    done();
  }
}

/** Shows the progress bar while a page loads; returns a function that removes it. */
function showBusy(): () => void {
  const bar = createElement('div', { className: 'busy', role: 'progressbar', ariaLabel: WORDS.loadingPage });
  const timer = setTimeout(() => document.body.append(bar), DELAY);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}

/** Loads the code for readers' themes, if this page or the next one has one, and what is stored for the next one. */
async function loadTheme(next: Document): Promise<typeof import('../preferences/page-theme.ts') | undefined> {
  if (![document, next].some(({ documentElement }) => documentElement.dataset.theme)) return undefined;
  const code = await import('../preferences/page-theme.ts').catch(() => undefined);
  await code?.loadStoredTheme(next.documentElement);
  return code;
}

/** Updates the open page to the development server's version, at the same scroll position. */
export async function showEdit(): Promise<void> {
  forgetPages();
  try {
    const { text } = await loadHtml(location.href);
    const next = parseHtml(text);
    await addSheets(next);
    if (swapPage(next)) {
      pageChanged();
      return;
    }
  } catch {
    // The page may be gone: let the browser load it.
  }
  location.reload();
}
