import type { Group } from './groups.ts';
import { WORDS } from './words.ts';

/** Creates the drawer, closed, at the end of the page: a sheet with a group of radio buttons for each preference. */
export function createDrawer(groups: readonly Group[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'preferences';
  dialog.setAttribute('aria-labelledby', 'preferences-title');
  const title = document.createElement('h2');
  title.id = 'preferences-title';
  title.textContent = WORDS.preferencesTitle;
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = WORDS.preferencesClose;
  close.addEventListener('click', () => dialog.close());
  const head = document.createElement('div');
  head.className = 'preferences-head';
  head.append(title, close);
  const sheet = document.createElement('div');
  sheet.append(head, ...groups.map(createGroup));
  dialog.append(sheet);
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
  const group = document.createElement('fieldset');
  const caption = document.createElement('legend');
  caption.textContent = legend;
  if (needs !== undefined) group.dataset.needs = needs;
  const radios = Object.entries(choices).map(([value, text]) => {
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = `preference-${name}`;
    radio.value = value;
    const label = document.createElement('label');
    label.append(radio, text);
    return { radio, label };
  });
  const show = (): void => {
    for (const { radio } of radios) {
      radio.checked = radio.value === get();
    }
  };
  group.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && set(target.value));
  subscribe(show);
  show();
  const row = document.createElement('div');
  row.append(...radios.map(({ label }) => label));
  group.append(caption, row);
  return group;
}
