import type { SectionTheme, ThemeControl } from '../../../engine/manifest/manifest.ts';
import { createButton, createElement } from '../../browser/create-element.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { fillText } from '../../browser/page-language.ts';
import { WORDS as CLIENT } from '../../browser/words.ts';
import { copyText } from '../../client/copy-text.ts';
import { chosenTheme, chooseTheme } from '../../preferences/page-theme.ts';
import {
  controlName,
  writeValue,
  type PageTheme,
  type ThemeChoices,
  type ThemeValue,
} from '../../preferences/theme-values.ts';
import { followTheme } from '../../preferences/told-theme.ts';
import LOOKS from './theme-panel.css?inline';
import { WORDS } from './words.ts';

/** A group of controls for a library's theme. */
interface ThemePanel {
  readonly element: HTMLElement;
  /** Stops following the theme. */
  readonly end: () => void;
}

/** Creates the group of controls with which readers change the theme of a library, for all demos. */
export function createThemePanel(theme: PageTheme): ThemePanel {
  addStyle(LOOKS);
  const rows = theme.controls.map((control) => {
    const name = controlName(control);
    const row = createControl(control, (value) => {
      said.textContent = '';
      chooseTheme(theme, { ...chosenTheme(), [name]: value });
    });
    return { ...row, show: (choices: ThemeChoices) => row.show(choices[name] ?? control.default) };
  });

  const said = createElement('p', { role: 'status' });
  const code = createCode();
  const reset = createButton(WORDS.themeReset, () => {
    chooseTheme(theme, {});
    said.textContent = WORDS.themeIsReset;
  });
  const copy = createButton(WORDS.themeCopy, async () => {
    code.hidden = false;
    said.textContent = (await copyText(code.textContent)) ? CLIENT.copied : '';
  });
  const buttons = [reset, ...(theme.template === undefined ? [] : [copy])];
  const title = createElement('h3', { id: 'preferences-theme' }, fillText(WORDS.themeGroup, { name: theme.name }));
  const element = createElement(
    'section',
    { className: 'preferences-theme' },
    title,
    createElement('div', { className: 'theme-rows' }, ...rows.map((row) => row.element)),
    createElement('div', { className: 'theme-actions' }, ...buttons, said),
    code,
  );
  element.setAttribute('aria-labelledby', title.id);

  const show = (): void => {
    const choices = chosenTheme();
    for (const row of rows) row.show(choices);
    code.textContent = fillTemplate(theme, choices);
  };
  show();
  return { element, end: followTheme(show) };
}

/** A control of a theme in the drawer. */
interface ControlRow {
  readonly element: HTMLElement;
  /** Shows a value. */
  readonly show: (value: ThemeValue) => void;
}

/** Creates a label with the browser's own input for a kind of value; `choose` is called at each step of a change. */
function createControl(control: ThemeControl, choose: (value: ThemeValue) => void): ControlRow {
  const { input, read, said } = createInput(control);
  input.addEventListener('input', () => choose(read()));
  const label = createElement('span', {}, control.label);
  const element = createElement('label', {}, label, ...(said ? [said] : []), input);
  element.dataset.kind = control.kind;
  return {
    element,
    show(value) {
      // A browser moves the thumb of what is being changed by itself.
      if (read() !== value) input.value = String(value);
      if (said) said.textContent = String(writeValue(control, value));
    },
  };
}

interface ThemeInput {
  readonly input: HTMLInputElement | HTMLSelectElement;
  readonly read: () => ThemeValue;
  /** The value in words, for an input that does not show it. */
  readonly said?: HTMLElement;
}

function createInput(control: ThemeControl): ThemeInput {
  if (control.kind === 'choice') {
    const options = Object.entries(control.options).map(([label, value]) => new Option(label, value));
    const select = createElement('select', {}, ...options);
    return { input: select, read: () => select.value };
  }
  const input = createElement('input', { type: control.kind === 'color' ? 'color' : 'range' });
  if (control.kind === 'color') return { input, read: () => input.value };
  for (const name of ['min', 'max', 'step'] as const) input[name] = String(control[name]);
  // Readers of screens hear the input's own value.
  const said = createElement('span', { ariaHidden: 'true', className: 'theme-value' });
  return { input, read: () => input.valueAsNumber, said };
}

/** Creates the place for the theme's code, which is shown once it has been asked for. */
function createCode(): HTMLElement {
  // Its lines are longer than the drawer is wide, so keys must be able to scroll it.
  return createElement('pre', { hidden: true, dir: 'ltr', tabIndex: 0, role: 'region', ariaLabel: WORDS.themeCode });
}

/**
 * Fills the template of a theme with the values of its controls: those that a reader has chosen, and the library's own.
 * Other braces stay, because templates are code.
 *
 * @example
 * "createTheme({ palette: { primary: { main: '{primary}' } } })" → "createTheme({ palette: { primary: { main: '#0b57d0' } } })"
 */
export function fillTemplate({ controls, template = '' }: SectionTheme, choices: ThemeChoices): string {
  const values = new Map(
    controls.map((control) => {
      const name = controlName(control);
      return [name, String(writeValue(control, choices[name] ?? control.default))];
    }),
  );
  return template.replace(/\{([\w-]+)\}/g, (hole, name: string) => values.get(name) ?? hole).trimEnd();
}
