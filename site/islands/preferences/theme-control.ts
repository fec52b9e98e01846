import type { ThemeControl } from '../../../engine/manifest/manifest.ts';
import { createElement } from '../../browser/create-element.ts';
import { writeValue, type ThemeValue } from '../../preferences/theme-values.ts';

/** A control of a theme in the drawer. */
interface ControlRow {
  readonly element: HTMLElement;
  /** Shows a value. */
  readonly show: (value: ThemeValue) => void;
}

/** Creates a label with the browser's own input for a kind of value; `choose` is called at each step of a change. */
export function createControl(control: ThemeControl, choose: (value: ThemeValue) => void): ControlRow {
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
