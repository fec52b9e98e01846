import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { eachPage } from '../../browser/each-page.ts';
import { basePath } from '../../browser/page-address.ts';
import { createDialog } from './dialog.ts';
import type { SearchDialog } from './dialog.ts';
import { openSearch, type Search, type SearchAnswer } from './open-search.ts';
import { createOptionWalk } from './options.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import type { SearchHit } from './rank-hits.ts';
import { groupHits, renderAction, renderOptions, type OptionGroup } from './render-results.ts';
import { countFound, noneFound, WORDS } from './words.ts';
import LOOKS from './search.css?inline';

/**
 * Milliseconds after the last letter before texts are searched, so that fast typists search once; names are searched at
 * once.
 */
const PAUSE = 50;

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
  const { dialog, input, list, status } = made;
  const walk = createOptionWalk(input, list);
  let section: string | undefined;
  let opening: Promise<Search | undefined> | undefined;
  let latest = 0;
  /** Whether Enter was pressed before there were results. */
  let isEager = false;
  /** Whether the reader has been told why search does not answer. */
  let isTold = false;
  /** The query of the options in the list. */
  let query = '';

  function openOwn(): Promise<Search | undefined> {
    const here = document.documentElement.dataset.section ?? '';
    if (!opening || section !== here) {
      section = here;
      opening = openSearch(basePath(), here);
      // Failures are not cached, so the next letter tries again.
      opening.catch(() => (opening = undefined));
    }
    return opening;
  }

  function show(text: string, groups: readonly OptionGroup[] = [], last: readonly HTMLElement[] = []): void {
    // Keeps the active option if the reader has moved in the list while texts were loading.
    const active = query === input.value ? walk.active()?.getAttribute('href') : undefined;
    query = input.value;
    status.textContent = text;
    list.replaceChildren(renderOptions(groups, last));
    list.hidden = groups.length === 0;
    input.ariaExpanded = String(!list.hidden);
    walk.reset(active ?? undefined);
  }

  function showStart({ suggestions, sections, base }: Search): void {
    const recent = recentSearches().map((text) => renderAction(text, () => ask(text)));
    const forget = renderAction(
      WORDS.forgetSearches,
      () => {
        forgetSearches();
        ask('');
      },
      'search-more',
    );
    const pages = groupHits(suggestions, sections, base).map(({ options }) => ({
      name: WORDS.searchSuggestions,
      options,
    }));
    show('', [...(recent.length > 0 ? [{ name: WORDS.recentSearches, options: [...recent, forget] }] : []), ...pages]);
  }

  /** Shows the results for names while texts are loading. */
  function showNames(hits: readonly SearchHit[], { sections, base }: Search): void {
    show(WORDS.searching, groupHits(hits.slice(0, STEP), sections, base));
  }

  function showAll({ hits, more }: SearchAnswer, { sections, base }: Search, limit: number): void {
    const isCut = more || hits.length > limit;
    const shown = hits.slice(0, limit);
    const button = renderAction(WORDS.moreResults, () => void answer(input.value.trim(), limit + STEP), 'search-more');
    show(countFound(shown.length, isCut), groupHits(shown, sections, base), isCut ? [button] : []);
  }

  async function answer(asked: string, limit = STEP): Promise<void> {
    const turn = ++latest;
    const isLatest = (): boolean => turn === latest;
    let isNamed = false;
    dialog.ariaBusy = 'true';
    if (list.hidden) {
      show(WORDS.searching);
    }
    try {
      const opened = await openOwn();
      if (!isLatest()) return;
      if (!opened) return show(WORDS.searchMissing);
      if (!asked) return showStart(opened);
      if (limit === STEP) {
        const hits = opened.findNames(asked);
        isNamed = hits.length > 0;
        showNames(hits, opened);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!isLatest()) return;
      }
      const found = await opened.findAll(asked, limit);
      isTold = false;
      if (!isLatest()) return;
      if (found.hits.length === 0) show(noneFound(asked));
      else showAll(found, opened, limit);
      if (isEager) walk.active()?.click();
    } catch (error) {
      if (!isLatest()) return;
      // Once, and not with every letter.
      if (!isTold) sayNotLoaded(error);
      isTold = true;
      // The results for names are still useful.
      if (isNamed) status.textContent = WORDS.titlesOnly;
      else show(WORDS.searchFailed);
    } finally {
      if (isLatest()) dialog.ariaBusy = null;
    }
  }

  function ask(text: string): void {
    input.value = text;
    input.focus();
    void answer(text);
  }

  input.addEventListener('input', () => {
    isEager = false;
    void answer(input.value.trim());
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      const option = walk.active();
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
      input.select();
      if (asked !== undefined) {
        input.value = asked;
      }
      // Recent searches or the section may have changed.
      void answer(input.value.trim());
    },
  };
}
