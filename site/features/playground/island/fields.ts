import { isList, withinBounds, type Control, type Value, type Values } from '../model/playground.ts';
import { textOf, valueIn } from '../state/address-state.ts';

/** A form control of the panel. */
type Field = HTMLInputElement | HTMLSelectElement;

/** Finds the form controls of a prop: several for choices side by side. */
export function fieldsOf(panel: HTMLElement, prop: string): readonly Field[] {
  return [...panel.querySelectorAll<Field>(`[data-prop="${CSS.escape(prop)}"]`)];
}

/** Reads what a prop is set to; `undefined` if it is not set. */
export function readField(control: Control, fields: readonly Field[]): Value | undefined {
  const [first] = fields;
  const chosen =
    first?.type === 'radio' ? fields.find((field) => field instanceof HTMLInputElement && field.checked) : first;
  const text = chosen?.value ?? '';
  switch (control.kind) {
    case 'switch':
      return (first as HTMLInputElement).checked ? true : control.initial === true ? false : undefined;
    case 'choice':
      return valueIn(control, text);
    case 'mixed':
    case 'number': {
      const value = text === '' ? undefined : valueIn(control, text);
      if (isList(value)) return value.map((each) => withinBounds(control, each));
      const isListed = control.kind === 'mixed' && value !== undefined && control.options.includes(value);
      return typeof value === 'number' && !isListed ? withinBounds(control, value) : value;
    }
    default:
      return text === '' && control.initial === undefined ? undefined : text;
  }
}

/** Shows what a prop is set to, or its default. */
export function showField(
  control: Control,
  fields: readonly Field[],
  value: Value | undefined = control.initial,
): void {
  const text = value === undefined ? '' : textOf(control, value);
  for (const field of fields) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
    else if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === text;
    else if (field instanceof HTMLInputElement && field.type === 'color')
      field.value = HEX.test(String(value)) ? String(value) : field.defaultValue;
    // What is suggested beside a default is not narrowed down to it.
    else field.value = control.kind === 'mixed' && value === control.initial ? '' : text;
  }
}

/** What a color picker can show. */
const HEX = /^#[\da-f]{6}$/i;

/** Adds what a reader has set before the script had loaded. */
export function readEarly(panel: HTMLElement, controls: readonly Control[], preset: Values): Values {
  const values = { ...preset };
  for (const control of controls) {
    const fields = fieldsOf(panel, control.name);
    if (!fields.some(isTouched)) continue;
    const value = readField(control, fields);
    if (value === undefined) delete values[control.name];
    else values[control.name] = value;
  }
  return values;
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return first?.selected === false;
  }
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}
