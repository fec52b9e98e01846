import { closestTo } from '../../browser/closest-to.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { eachPage } from '../../browser/each-page.ts';
import { createDialog, listProducts, type SearchDialog } from './dialog.ts';
import { openSearchHere, type SearchHere } from './open-here.ts';
import type { AskedSearch } from './open-search.ts';
import { rememberSearch } from './list/recent.ts';
import { createShownResults } from './shown-results.ts';
import { countFound, WORDS } from './words.ts';
import LOOKS from './search.css?inline';

/**
 * Milliseconds after the last letter before texts are searched, so that fast typists search once; names are searched at
 * once.
 */
const PAUSE = 15;

/** Number of results shown at first, and added each time. */
const STEP = 12;

let search: (SearchDialog & { readonly open: (query?: string) => void }) | undefined;

/** Makes a button open the search dialog; all buttons on all pages share one dialog. */
export function mount(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
  button.addEventListener('click', () => {
    search ??= createSearch();
    // A button may ask by itself, as that of the 404 page does; that of the bar has what was typed before search was there.
    if (!(button instanceof HTMLButtonElement)) return search.open();
    search.open(button.value || undefined);
    if (button.matches('.find')) button.value = '';
  });
}

function createSearch(): NonNullable<typeof search> {
  addStyle(LOOKS);
  const made = createDialog();
  const { dialog, input, product, list } = made;
  const shown = createShownResults(made);
  const openOwn = createOpener(made);
  let latest = 0;
  /** Whether Enter was pressed before there were results, of the answer that is awaited. */
  let isEager = false;
  /** Whether what is shown are only names that share words with a message, for whose answer Enter waits. */
  let isGuess = false;
  /** Whether the reader has been told why search does not answer. */
  let isTold = false;

  async function answer(limit = STEP): Promise<void> {
    const turn = ++latest;
    const isLatest = (): boolean => turn === latest;
    const asked: AskedSearch = { query: input.value.trim(), only: product.value || undefined };
    let isNamed = false;
    dialog.ariaBusy = 'true';
    if (list.hidden) shown.say(WORDS.searching);
    shown.expect(limit === STEP);
    try {
      const opened = await openOwn();
      if (!isLatest()) return;
      if (!opened) return shown.say(WORDS.searchMissing);
      if (!asked.query) return shown.start(opened, ask);
      if (limit === STEP) {
        const { hits, isMessage } = await opened.findNames(asked);
        if (!isLatest()) return;
        isNamed = hits.length > 0;
        isGuess = isMessage;
        shown.add(WORDS.searching, hits.slice(0, STEP), opened);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!isLatest()) return;
      }
      const { hits, more } = await opened.findAll(asked, limit);
      isTold = false;
      if (!isLatest()) return;
      if (hits.length === 0) {
        const near = await opened.findNear(asked);
        return isLatest() ? shown.none(asked, opened, near) : undefined;
      }
      const isCut = more || hits.length > limit;
      const first = hits.slice(0, limit);
      shown.add(countFound(first.length, isCut), first, opened, isCut ? () => void answer(limit + STEP) : undefined);
      if (isEager && dialog.open) shown.walk.active()?.click();
    } catch (error) {
      if (!isLatest()) return;
      // Once, and not with every letter.
      if (!isTold) sayNotLoaded(error);
      isTold = true;
      // The results for names are still useful.
      if (isNamed) made.status.textContent = WORDS.titlesOnly;
      else shown.say(WORDS.searchFailed);
    } finally {
      if (isLatest()) {
        dialog.ariaBusy = null;
        isGuess = false;
        isEager = false;
      }
    }
  }

  function ask(text: string): void {
    input.value = text;
    input.focus();
    void answer();
  }

  input.addEventListener('input', () => {
    isEager = false;
    void answer();
  });
  product.addEventListener('change', () => {
    shown.forget();
    void answer();
  });
  input.addEventListener('keydown', (event) => {
    const { key, isComposing, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Enter') {
      const option = isGuess && !shown.walk.isMoved() ? undefined : shown.current();
      // With Ctrl, Cmd or Shift a page opens elsewhere, as links do.
      const click = new MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true });
      if (option) option.dispatchEvent(click);
      else isEager = dialog.ariaBusy === 'true';
    } else if (isComposing || shiftKey || ctrlKey || metaKey || !shown.walk.move(key)) {
      return;
    }
    event.preventDefault();
  });
  closeWhenFollowed(made);
  return {
    ...made,
    open(asked) {
      if (!dialog.open) {
        dialog.showModal();
      }
      product.value = '';
      isEager = false;
      input.select();
      if (asked !== undefined) {
        input.value = asked.slice(0, input.maxLength);
      }
      // Recent searches or the section may have changed.
      void answer();
    },
  };
}

/** Creates what opens the search for the section that the reader is in, and lists the products once they are known. */
function createOpener(made: SearchDialog): () => Promise<SearchHere | undefined> {
  let section: string | undefined;
  let opening: Promise<SearchHere | undefined> | undefined;
  return async () => {
    const here = document.documentElement.dataset.section ?? '';
    if (!opening || section !== here) {
      section = here;
      opening = openSearchHere(here);
      // Failures are not cached, so the next letter tries again.
      opening.catch(() => (opening = undefined));
    }
    const opened = await opening;
    if (opened && made.product.options.length === 0) listProducts(made, opened.products);
    return opened;
  };
}

/** Closes the dialog for the page that an answer leads to, whose query is remembered, and for any other page. */
function closeWhenFollowed({ dialog, input, list }: SearchDialog): void {
  list.addEventListener(
    'click',
    ({ target }) => {
      if (closestTo(target, 'a')) {
        const followed = input.value.trim();
        if (followed) {
          rememberSearch(followed);
        }
        dialog.close();
      }
    },
    { capture: true },
  );
  eachPage(() => {
    if (dialog.open) {
      dialog.close();
    }
  });
}
