import { definedOnly } from '../../../../engine/text/defined-only.ts';
import { isHidden } from './control-of.ts';
import { accepts, type CallSets, type Choice, type Control, type Values } from '../model/playground.ts';

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
  /** Kinds of controls by prop, where that of its type does not fit. */
  readonly kinds?: Readonly<Record<string, string>>;
  readonly sets?: CallSets;
}

/** Kinds that a file can give to a control. */
export const KINDS = ['text', 'number', 'color', 'switch'] as const;

/** Controls as a file sets them, with the mistakes in it. */
interface Narrowed {
  readonly controls: readonly Control[];
  readonly mistakes: readonly SettingMistake[];
}

/**
 * A prop that a file names and the component does not have, a value of a preset that its control does not take, or a kind
 * that no control has.
 */
export interface SettingMistake {
  readonly setting: keyof Settings;
  readonly name: string;
  /** The control, if the mistake is the value. */
  readonly control?: Control;
  /** The kind, if that is the mistake. */
  readonly kind?: string;
}

/** Narrows, orders, labels and extends controls. */
export function narrow(controls: readonly Control[], settings: Settings): Narrowed {
  const { order = [], only, without = [], preset = {}, labels = {}, choices = {}, kinds = {}, sets = {} } = settings;
  const offered = controls.map((own, at) => {
    const control = withKind(own, sets[own.name] === undefined ? kinds[own.name] : 'log');
    const isFirst = controls.findIndex(({ name }) => name === control.name) === at;
    return offer(control, isFirst ? choices[control.name] : undefined);
  });
  const isKept = (name: string) => only === undefined || only.includes(name) || sets[name] !== undefined;
  const kept = offered.filter(({ name }) => isKept(name) && !without.includes(name));
  const place = ({ name }: Control) => (order.includes(name) ? order.indexOf(name) : order.length);
  const labeled = kept
    .toSorted((a, b) => place(a) - place(b))
    .map((control): Control => ({
      ...control,
      ...(labels[control.name] === undefined ? {} : { label: labels[control.name] ?? '' }),
    }));
  const changed = Object.assign({}, ...Object.values(sets)) as Record<string, unknown>;
  const lists = { order, only: only ?? [], without, preset, labels, choices, kinds, sets: { ...sets, ...changed } };
  const named = Object.entries(lists).flatMap(([setting, said]) =>
    (Array.isArray(said) ? (said as readonly string[]) : Object.keys(said)).map((name): SettingMistake => ({
      setting: setting as keyof Settings,
      name,
    })),
  );
  const wrong = Object.entries(preset).flatMap(([name, value]): readonly SettingMistake[] => {
    const own = offered.filter((control) => control.name === name);
    const [control] = own;
    const isTaken = isHidden(name) || own.some((each) => accepts(each, value));
    return control === undefined || isTaken ? [] : [{ setting: 'preset', name, control }];
  });
  const wrongKinds = Object.entries(kinds).flatMap(([name, kind]): readonly SettingMistake[] =>
    KINDS.some((each) => each === kind) ? [] : [{ setting: 'kinds', name, kind }],
  );
  const names = new Set(controls.map(({ name }) => name));
  return { controls: labeled, mistakes: [...named.filter(({ name }) => !names.has(name)), ...wrong, ...wrongKinds] };
}

/** Makes a control one of another kind; a default that it cannot have is unknown. */
function withKind(control: Control, kind: string | undefined): Control {
  if (kind === undefined || kind === control.kind) return control;
  const { initial } = control;
  const other = { ...baseOf(control), ...(kind === 'log' ? { kind, arguments: [] } : { kind }) } as Control;
  return initial !== undefined && accepts(other, initial) ? { ...other, initial } : other;
}

function offer(control: Control, choices: readonly Choice[] | undefined): Control {
  if (choices === undefined) return control;
  const { name, ...base } = baseOf(control);
  const isText = control.kind === 'node' && control.isText !== false ? {} : ({ isText: false } as const);
  return { name, kind: 'node', choices, ...isText, ...base };
}

/** What a control keeps, whatever its kind. */
function baseOf({ name, isRequired, isMore, when }: Control) {
  return definedOnly({ name, isRequired, isMore, when });
}
