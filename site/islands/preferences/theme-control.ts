import type { ThemeControl } from '../../../engine/manifest/manifest.ts';
import { writeValue, type ThemeValue } from '../../preferences/theme-values.ts';

/** A control of a theme in the drawer. */
export interface ControlRow {
  readonly element: HTMLElement;
  /** Shows a value. */
  readonly show: (value: ThemeValue) => void;
}

/** Creates a label with the browser's own input for a kind of value; `choose` is called at each step of a change. */
export function createControl(control: ThemeControl, choose: (value: ThemeValue) => void): ControlRow {
  const element = document.createElement('label');
  const label = document.createElement('span');
  label.textContent = control.label;
  const { input, read, said } = createInput(control);
  input.addEventListener('input', () => choose(read()));
  element.dataset.kind = control.kind;
  element.append(label, ...(said ? [said] : []), input);
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
    const select = document.createElement('select');
    select.append(...Object.entries(control.options).map(([label, value]) => new Option(label, value)));
    return { input: select, read: () => select.value };
  }
  const input = document.createElement('input');
  if (control.kind === 'color') {
    input.type = 'color';
    return { input, read: () => input.value };
  }
  input.type = 'range';
  for (const name of ['min', 'max', 'step'] as const) input[name] = String(control[name]);
  const said = document.createElement('span');
  // Readers of screens hear the input's own value.
  said.ariaHidden = 'true';
  said.className = 'theme-value';
  return { input, read: () => input.valueAsNumber, said };
}
