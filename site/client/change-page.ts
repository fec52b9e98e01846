import { announce } from '../browser/announce.ts';
import { showBusy } from '../browser/busy.ts';
import { pageChanged } from '../browser/each-page.ts';
import { forgetPages, loadHtml, parseHtml } from './pages/page-cache.ts';
import { addSheets } from './pages/page-sheets.ts';
import { swapPage } from './swap-page.ts';

/** Shows the page of a navigation; returns false if that is not possible and the browser loads the address itself. */
export async function changePage(event: NavigateEvent): Promise<boolean> {
  const done = showBusy();
  try {
    const target = event.destination.url.split('#', 1)[0];
    const { text, url } = await loadHtml(event.destination.url, event.signal);
    const next = parseHtml(text);
    await addSheets(next);
    if (event.signal.aborted) {
      return false;
    }
    if (url !== target || !swapPage(next)) {
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
