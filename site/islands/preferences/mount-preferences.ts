import { addStyle } from '../../browser/late-stylesheets.ts';
import { eachPage } from '../../browser/each-page.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { pageTheme } from '../../preferences/page-theme.ts';
import { createDrawer } from './drawer.ts';
import { PREFERENCES } from './groups.ts';
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
  const theme = pageTheme();
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
  const made = createDrawer(PREFERENCES);
  // Back and forward also work while the drawer is open.
  eachPage(() => {
    made.close();
    endTheme();
  });
  return made;
}
