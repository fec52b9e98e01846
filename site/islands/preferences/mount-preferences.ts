import { createButton, createElement } from '../../browser/create-element.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { eachPage } from '../../browser/each-page.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { loadTheme } from '../../preferences/page-theme.ts';
import { PREFERENCES, type Group } from './groups.ts';
import { WORDS } from './words.ts';
import LOOKS from './preferences.css?inline';

let drawer: HTMLDialogElement | undefined;

/** Makes a button open the preferences drawer (requirement D9); all buttons on all pages share one drawer. */
export function mount(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
  button.addEventListener('click', () => {
    drawer ??= prepare();
    for (const group of drawer.querySelectorAll<HTMLElement>('[data-needs]'))
      group.hidden = document.querySelector(group.dataset.needs ?? '') === null;
    drawer.showModal();
    void showTheme(drawer).catch(sayNotLoaded);
    drawer.querySelector<HTMLElement>(':checked')?.focus();
  });
}

/** Ends the group of controls of the page's theme. */
let endTheme = (): void => {};

/** Shows the controls of the theme that the page's library has, if it has one. */
async function showTheme(dialog: HTMLDialogElement): Promise<void> {
  endTheme();
  const theme = await loadTheme();
  if (theme === undefined) return;
  const { createThemePanel } = await import('./theme-panel.ts');
  // Another press may have been faster.
  endTheme();
  const panel = createThemePanel(theme);
  endTheme = () => {
    panel.end();
    panel.element.remove();
  };
  [...dialog.querySelectorAll('fieldset')].at(-1)?.after(panel.element);
}

function prepare(): HTMLDialogElement {
  addStyle(LOOKS);
  const made = createDrawer();
  // Back and forward also work while the drawer is open.
  eachPage(() => {
    made.close();
    endTheme();
  });
  return made;
}

/** Creates the drawer, closed, at the end of the page: a sheet with a group of radio buttons for each preference. */
function createDrawer(): HTMLDialogElement {
  const title = createElement('h2', { id: 'preferences-title' }, WORDS.preferencesTitle);
  const close = createButton('', () => dialog.close(), { ariaLabel: WORDS.preferencesClose });
  const head = createElement('div', { className: 'preferences-head' }, title, close);
  const sheet = createElement('div', {}, head, ...PREFERENCES.map(createGroup));
  const dialog = createElement('dialog', { className: 'preferences' }, sheet);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('click', ({ target }) => {
    // The sheet covers the dialog's box, so this is the backdrop.
    if (target === dialog) {
      dialog.close();
    }
  });
  document.body.append(dialog);
  return dialog;
}

function createGroup({ name, legend, choices, needs, get, set, subscribe }: Group): HTMLElement {
  const radios = Object.entries(choices).map(([value, text]) => {
    const radio = createElement('input', { type: 'radio', name: `preference-${name}`, value });
    return { radio, label: createElement('label', {}, radio, text) };
  });
  const row = createElement('div', {}, ...radios.map(({ label }) => label));
  const group = createElement('fieldset', {}, createElement('legend', {}, legend), row);
  if (needs !== undefined) group.dataset.needs = needs;
  const show = (): void => {
    for (const { radio } of radios) {
      radio.checked = radio.value === get();
    }
  };
  group.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && set(target.value));
  subscribe(show);
  show();
  return group;
}
