import { isHidden } from './control-of.ts';
import { accepts } from '../model/accepts.ts';
import type { Choice, Control, Values } from '../model/playground.ts';

/** What a demo's file says about its controls, in the constant `controls`. */
export interface Settings {
  /** Props that come first. */
  readonly order?: readonly string[];
  readonly only?: readonly string[];
  readonly without?: readonly string[];
  readonly preset?: Values;
  readonly labels?: Readonly<Record<string, string>>;
  /** Values that the file offers, by prop; their code is read from the file. */
  readonly choices?: Readonly<Record<string, readonly Choice[]>>;
}

/** Controls as a file sets them, with the mistakes in it. */
export interface Narrowed {
  readonly controls: readonly Control[];
  /** Props that the file names and the component does not have, and values that a prop does not take, as code. */
  readonly unknown: readonly string[];
}

/** Narrows, orders, labels and extends controls. */
export function narrow(controls: readonly Control[], settings: Settings): Narrowed {
  const { order = [], only, without = [], preset = {}, labels = {}, choices = {} } = settings;
  const offered = controls.map((control, at) => {
    const isFirst = controls.findIndex(({ name }) => name === control.name) === at;
    return offer(control, isFirst ? choices[control.name] : undefined);
  });
  const kept = offered.filter(({ name }) => (only?.includes(name) ?? true) && !without.includes(name));
  const place = ({ name }: Control) => (order.includes(name) ? order.indexOf(name) : order.length);
  const labeled = kept
    .toSorted((a, b) => place(a) - place(b))
    .map((control): Control => ({
      ...control,
      ...(labels[control.name] === undefined ? {} : { label: labels[control.name] ?? '' }),
    }));
  const named = [
    ...order,
    ...(only ?? []),
    ...without,
    ...[preset, labels, choices].flatMap((each) => Object.keys(each)),
  ];
  const names = new Set(controls.map(({ name }) => name));
  const wrong = offered.flatMap((control) => {
    const value = preset[control.name];
    if (isHidden(control.name)) return [];
    const isTaken = offered.some(
      (other) => other.name === control.name && value !== undefined && accepts(other, value),
    );
    return value === undefined || isTaken ? [] : [`${control.name}: ${JSON.stringify(value)}`];
  });
  return { controls: labeled, unknown: [...new Set(named.filter((name) => !names.has(name))), ...new Set(wrong)] };
}

function offer(control: Control, choices: readonly Choice[] | undefined): Control {
  if (choices === undefined) return control;
  const { name, isRequired, isMore, when } = control;
  return {
    name,
    kind: 'node',
    choices,
    ...(control.kind === 'node' && control.isText !== false ? {} : { isText: false }),
    ...(isRequired === undefined ? {} : { isRequired }),
    ...(isMore === undefined ? {} : { isMore }),
    ...(when === undefined ? {} : { when }),
  };
}
