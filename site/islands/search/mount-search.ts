import { eachPage } from '../../client/each-page.ts';
import { basePath } from '../../client/page-address.ts';
import { createDialog } from './dialog.ts';
import type { SearchDialog } from './dialog.ts';
import { openIndex } from './open-index.ts';
import type { SearchIndex } from './open-index.ts';
import { createOptionWalk } from './options.ts';
import { renderResults } from './render-results.ts';
import { addStyle } from './style.ts';
import { countFound, noneFound, WORDS } from './words.ts';

/** Milliseconds after the last letter before the query is sent. */
const PAUSE = 100;

let search: SearchDialog | undefined;

/** Makes a button open the search dialog; all buttons of all pages share one dialog. */
export function mount(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
  button.addEventListener('click', () => {
    search ??= createSearch();
    if (!search.dialog.open) {
      search.dialog.showModal();
    }
    search.input.select();
  });
}

function createSearch(): SearchDialog {
  addStyle();
  const made = createDialog();
  const { dialog, input, list, status } = made;
  const walk = createOptionWalk(input, list);
  let section: string | undefined;
  let index: Promise<SearchIndex | undefined> | undefined;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function openOwn(): Promise<SearchIndex | undefined> {
    const here = document.documentElement.dataset.section ?? '';
    if (!index || section !== here) {
      section = here;
      index = openIndex(basePath(), here);
      // A failure is not kept: the next letter tries again.
      index.catch(() => (index = undefined));
    }
    return index;
  }

  function show(text: string, results?: DocumentFragment): void {
    status.textContent = text;
    list.replaceChildren(...(results ? [results] : []));
    list.hidden = !results;
    input.ariaExpanded = String(Boolean(results));
    walk.reset();
  }

  async function answer(query: string): Promise<void> {
    const turn = ++latest;
    const isLatest = (): boolean => turn === latest;
    if (list.hidden) {
      show(WORDS.searching);
    }
    try {
      const opened = await openOwn();
      const groups = query && opened ? await opened.find(query) : [];
      const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
      if (isLatest()) {
        if (!opened) {
          show(WORDS.searchMissing);
        } else if (!query) {
          show(WORDS.searchHint);
        } else if (count === 0) {
          show(noneFound(query));
        } else {
          show(countFound(count), renderResults(groups));
        }
      }
    } catch {
      if (isLatest()) {
        show(WORDS.searchFailed);
      }
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void answer(input.value.trim()), PAUSE);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      walk.active()?.click();
    } else if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || !walk.move(event.key)) {
      return;
    }
    event.preventDefault();
  });
  list.addEventListener('click', () => dialog.close(), { capture: true });
  eachPage(() => {
    if (dialog.open) {
      dialog.close();
    }
  });
  void answer('');
  return made;
}
