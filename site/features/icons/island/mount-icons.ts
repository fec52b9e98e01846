import { createButton, createElement } from '../../../browser/create-element.ts';
import { loadJson, loadOnce } from '../../../browser/load-file.ts';
import { sayNotLoaded } from '../../../browser/not-loaded.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { fillText } from '../../../browser/page-language.ts';
import { sayCount } from '../../../browser/say-count.ts';
import { whenGone } from '../../../browser/when-gone.ts';
import { createChoices } from './choices.ts';
import { createIconSearch, type FindIcons } from './find-icons.ts';
import { createDetail } from './icon-detail.ts';
import { createGrid } from './icon-grid.ts';
import type { IconFile, IconStyle, PreparedIcons } from './icon-data.ts';
import { WORDS } from './words.ts';
import LOOKS from './icons.css?inline';

/** A style with its icons and their search. */
interface OpenStyle {
  readonly style: IconStyle;
  readonly file: IconFile;
  readonly find: FindIcons;
}

/** Starts the icon finder of a package: a search, a choice of styles, and the details of each icon. */
export function mount(place: HTMLElement): void {
  const icons = JSON.parse(place.dataset['icons'] ?? '') as PreparedIcons;
  addStyle(LOOKS);
  const detail = createDetail(icons);
  const field = createElement('input', {
    type: 'search',
    ariaLabel: WORDS.searchIcons,
    placeholder: WORDS.searchIcons,
    autocomplete: 'off',
    spellcheck: false,
  });
  const status = createElement('p', { role: 'status' });
  let shown: OpenStyle | undefined;
  const grid = createGrid((name) => shown && detail.open({ name, ending: shown.style.ending, file: shown.file }));

  const search = () => {
    if (!shown) return;
    const query = field.value.trim();
    const found = shown.find(query);
    status.textContent =
      found.length === 0
        ? fillText(WORDS.noIcons, { query })
        : sayCount('iconsFound', found.length, { words: WORDS, language: document.documentElement.lang });
    grid.show(found, shown.file);
  };
  field.addEventListener('input', search);

  let latest = 0;
  const openStyle = async (style: IconStyle): Promise<void> => {
    const turn = ++latest;
    // The current icons stay until the other style has loaded.
    status.textContent = WORDS.iconsLoading;
    try {
      const opened = await loadStyle(style.file);
      if (turn !== latest) return;
      shown = { ...opened, style };
      search();
    } catch (error) {
      if (turn !== latest) return;
      sayNotLoaded(error);
      const again = createButton(WORDS.iconsTryAgain, () => void openStyle(style));
      status.replaceChildren(WORDS.iconsNotLoaded, ' ', again);
    }
  };

  const tools = createElement('div', { className: 'icon-tools' }, field);
  const [first] = icons.styles;
  if (icons.styles.length > 1) {
    const choices = createChoices(
      WORDS.iconStyle,
      icons.styles.map(({ name }) => ({ value: name, text: name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') })),
      (chosen) => {
        const style = icons.styles.find(({ name }) => name === chosen);
        if (style) void openStyle(style);
      },
    );
    choices.choose(first?.name ?? '');
    tools.append(choices.element);
  }
  place.replaceChildren(tools, status, grid.element);
  if (first) void openStyle(first);
  // The dialog is outside the content that page changes replace.
  whenGone(place, () => detail.remove());
}

const loadStyle = loadOnce(async (address): Promise<Omit<OpenStyle, 'style'>> => {
  const file = await loadJson<IconFile>(address);
  return { file, find: createIconSearch(Object.keys(file.icons)) };
});
