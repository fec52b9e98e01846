import { createElement } from '../../browser/create-element.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { eachPage } from '../../browser/each-page.ts';
import { fillText } from '../../browser/page-language.ts';
import { createDialog, listProducts } from './dialog.ts';
import type { SearchDialog } from './dialog.ts';
import { openSearchHere, type SearchHere } from './open-here.ts';
import type { Asked } from './open-search.ts';
import { createOptionWalk } from './list/options.ts';
import { forgetSearches, recentSearches, rememberSearch } from './list/recent.ts';
import { cutQuery, MOST_LETTERS } from './query-words.ts';
import type { SearchHit } from './rank-hits.ts';
import { numberOptions, renderAction, renderGroups, renderHit, type OptionGroup } from './render-results.ts';
import { countFound, noneFound, WORDS } from './words.ts';
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
  const { dialog, input, product, list, status } = made;
  const walk = createOptionWalk(input, list);
  let section: string | undefined;
  let opening: Promise<SearchHere | undefined> | undefined;
  let latest = 0;
  /** Whether the list still answers what was typed before. */
  let isStale = false;
  /** Whether Enter was pressed before there were results, of the answer that is awaited. */
  let isEager = false;
  /** Whether what is shown are only names that share words with a message, for whose answer Enter waits. */
  let isGuess = false;
  /** Whether the reader has been told why search does not answer. */
  let isTold = false;
  /** What the options in the list answer, as typed. */
  let answered: string | undefined;

  async function openOwn(): Promise<SearchHere | undefined> {
    const here = document.documentElement.dataset.section ?? '';
    if (!opening || section !== here) {
      section = here;
      opening = openSearchHere(here);
      // Failures are not cached, so the next letter tries again.
      opening.catch(() => (opening = undefined));
    }
    const opened = await opening;
    if (opened && product.options.length === 0) listProducts(made, opened.products);
    return opened;
  }

  function show(text: string, groups: readonly OptionGroup[] = []): void {
    answered = undefined;
    fill(text, renderGroups(groups));
    walk.start();
  }

  function fill(text: string, options: readonly HTMLElement[]): void {
    isStale = false;
    status.textContent = text;
    if (input.value.length > MOST_LETTERS) addLine(fillText(WORDS.queryCut, { count: MOST_LETTERS }));
    list.replaceChildren(...options);
    numberOptions(list);
    list.hidden = options.length === 0;
    input.ariaExpanded = String(!list.hidden);
  }

  function showStart(opened: SearchHere): void {
    const recent = recentSearches().map((text) => renderAction(text, () => ask(text)));
    const forget = renderAction(
      WORDS.forgetSearches,
      () => {
        forgetSearches();
        ask('');
      },
      'search-more',
    );
    const pages = opened.suggestions.map((hit) => renderHit(hit, opened));
    show('', [
      ...(recent.length > 0 ? [{ name: WORDS.recentSearches, options: [...recent, forget] }] : []),
      ...(pages.length > 0 ? [{ name: WORDS.searchSuggestions, options: pages }] : []),
    ]);
  }

  /**
   * Shows answers. Once the reader has moved to one, those that are shown stay where they are, and what came since is
   * added below.
   */
  function showHits(text: string, hits: readonly SearchHit[], opened: SearchHere, more?: () => void): void {
    const isKept = answered === input.value && walk.isMoved();
    const kept = isKept ? [...list.querySelectorAll<HTMLElement>('a[role="option"]')] : [];
    const known = new Set(kept.map((option) => option.getAttribute('href')));
    const added = hits.map((hit) => renderHit(hit, opened)).filter((option) => !known.has(option.getAttribute('href')));
    answered = input.value;
    fill(text, [...kept, ...added, ...(more ? [renderAction(WORDS.moreResults, more, 'search-more')] : [])]);
    if (!isKept) walk.start();
    else if (!walk.active()?.isConnected) walk.moveTo(added[0] ?? kept[0]);
  }

  function showNone(asked: Asked, opened: SearchHere, hits: readonly SearchHit[]): void {
    const name = opened.sections.find(({ id }) => id === asked.only)?.name;
    const searched = opened.hasTexts ? WORDS.searchedAll : WORDS.searchedTitles;
    const near = hits.map((hit) => renderHit(hit, opened));
    show(noneFound(cutQuery(asked.query)), near.length > 0 ? [{ name: WORDS.nearestTitles, options: near }] : []);
    addLine(name === undefined ? searched : fillText(WORDS.searchedProduct, { product: name }));
  }

  function addLine(text: string): void {
    status.append(createElement('div', {}, text));
  }

  async function answer(limit = STEP): Promise<void> {
    const turn = ++latest;
    const isLatest = (): boolean => turn === latest;
    const asked: Asked = { query: input.value.trim(), only: product.value || undefined };
    let isNamed = false;
    dialog.ariaBusy = 'true';
    if (list.hidden) {
      show(WORDS.searching);
    }
    isStale = limit === STEP;
    try {
      const opened = await openOwn();
      if (!isLatest()) return;
      if (!opened) return show(WORDS.searchMissing);
      if (!asked.query) return showStart(opened);
      if (limit === STEP) {
        const { hits, isMessage } = await opened.findNames(asked);
        if (!isLatest()) return;
        isNamed = hits.length > 0;
        isGuess = isMessage;
        showHits(WORDS.searching, hits.slice(0, STEP), opened);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!isLatest()) return;
      }
      const { hits, more } = await opened.findAll(asked, limit);
      isTold = false;
      if (!isLatest()) return;
      if (hits.length === 0) {
        const near = await opened.findNear(asked);
        return isLatest() ? showNone(asked, opened, near) : undefined;
      }
      const isCut = more || hits.length > limit;
      const shown = hits.slice(0, limit);
      showHits(countFound(shown.length, isCut), shown, opened, isCut ? () => void answer(limit + STEP) : undefined);
      if (isEager && dialog.open) walk.active()?.click();
    } catch (error) {
      if (!isLatest()) return;
      // Once, and not with every letter.
      if (!isTold) sayNotLoaded(error);
      isTold = true;
      // The results for names are still useful.
      if (isNamed) status.textContent = WORDS.titlesOnly;
      else show(WORDS.searchFailed);
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
    answered = undefined;
    void answer();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      const option = isStale || (isGuess && !walk.isMoved()) ? undefined : walk.active();
      if (option) {
        // With Ctrl, Cmd or Shift a page opens elsewhere, as links do.
        const { ctrlKey, metaKey, shiftKey } = event;
        option.dispatchEvent(new MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }));
      } else {
        isEager = dialog.ariaBusy === 'true';
      }
    } else if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || !walk.move(event.key)) {
      return;
    }
    event.preventDefault();
  });
  list.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) {
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
