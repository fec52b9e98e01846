import { addStyle } from '../../browser/late-stylesheets.ts';
import { eachPage } from '../../browser/each-page.ts';
import { createDrawer } from './drawer.ts';
import { PREFERENCES } from './groups.ts';
import LOOKS from './preferences.css?inline';

let drawer: HTMLDialogElement | undefined;

/** Makes a button open the preferences drawer (requirement D9); all buttons on all pages share one drawer. */
export function mount(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
  button.addEventListener('click', () => {
    drawer ??= prepare();
    drawer.showModal();
    drawer.querySelector<HTMLElement>(':checked')?.focus();
  });
}

function prepare(): HTMLDialogElement {
  addStyle(LOOKS);
  const made = createDrawer(PREFERENCES);
  // Back and forward also work while the drawer is open.
  eachPage(() => made.close());
  return made;
}
