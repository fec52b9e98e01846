import { createButton, createElement } from '../../browser/create-element.ts';
import type { Group } from './groups.ts';
import { WORDS } from './words.ts';

/** Creates the drawer, closed, at the end of the page: a sheet with a group of radio buttons for each preference. */
export function createDrawer(groups: readonly Group[]): HTMLDialogElement {
  const title = createElement('h2', { id: 'preferences-title' }, WORDS.preferencesTitle);
  const close = createButton('', () => dialog.close(), { ariaLabel: WORDS.preferencesClose });
  const head = createElement('div', { className: 'preferences-head' }, title, close);
  const sheet = createElement('div', {}, head, ...groups.map(createGroup));
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
