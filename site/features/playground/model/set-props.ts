import { type Control, type Playground, type Value, type Values, type CallValue, accepts } from './playground.ts';

/**
 * Returns the props that an element gets: values that differ from the defaults and belong to the chosen member of a
 * union, and something for each required prop. What is passed is what the code says.
 */
export function setProps({ controls }: Pick<Playground, 'controls'>, values: Values): Values {
  const known = new Map(controls.map((control) => [control.name, control]));
  const active = controls.filter((control) => isActive(control, controls, values));
  const set = active.flatMap((control): readonly [string, Value][] => {
    const value = isSet(control, values[control.name]) ? values[control.name] : undefined;
    const given = value === undefined && control.isRequired === true ? startValueOf(control) : value;
    return given === undefined ? [] : [[control.name, given]];
  });
  // A preset may set what has no control.
  const others = Object.entries(values).filter(([name]) => !known.has(name));
  return Object.fromEntries([...set, ...others]);
}

/** Returns whether a control switches a function on, whose calls are logged. */
export function isHandler(control: Control): boolean {
  return control.kind === 'switch' && control.isHandler === true;
}

/** Returns whether the member of a union of props that is chosen has the prop of a control. */
export function isActive({ when }: Control, controls: readonly Control[], values: Values): boolean {
  if (when === undefined) return true;
  const chosen = controls.find(({ name }) => name === when.name);
  const first = chosen?.isRequired === true ? startValueOf(chosen) : chosen?.initial;
  const value = values[when.name] === undefined ? first : values[when.name];
  if (value !== undefined) return when.values.includes(value);
  // What nobody has switched on is off, whatever the component calls that.
  const isSwitch = chosen?.kind === 'switch' || (chosen?.kind === 'choice' && chosen.options.includes(false));
  return isSwitch && when.values.includes(false);
}

/** Returns values with a member of the union chosen that has the prop of a control; nothing if the chosen one has it. */
export function withMemberOf(control: Control, controls: readonly Control[], values: Values): Values | undefined {
  const [value] = control.when?.values ?? [];
  if (control.when === undefined || value === undefined || isActive(control, controls, values)) return undefined;
  return { ...values, [control.when.name]: value };
}

/** Returns what a required prop gets before a reader chooses; nothing for a control that offers nothing. */
export function startValueOf(control: Control): Value | undefined {
  if (control.initial !== undefined) return control.initial;
  switch (control.kind) {
    case 'switch':
      return false;
    case 'choice':
      return control.options[0];
    case 'number':
      return control.min ?? 0;
    case 'mixed': {
      const [first] = control.options.filter((option) => option !== null);
      if (first !== undefined) return first;
      return control.takes.includes('string') ? '' : (control.min ?? 0);
    }
    case 'color':
      return 'currentColor';
    case 'node':
      return control.choices === undefined && control.isText !== false ? '' : control.choices?.[0]?.label;
    case 'text':
      return '';
    case 'log':
      return undefined;
  }
}

/** Returns whether a value says more than the default: an empty text or an untouched switch is none. */
function isSet({ kind, initial, isRequired }: Control, value: Value | undefined): boolean {
  if (value === undefined || kind === 'log') return false;
  if (isRequired === true) return true;
  if (initial !== undefined) return value !== initial;
  return kind === 'switch' ? value === true : kind === 'choice' || value !== '';
}

/**
 * Returns the values after a component has called one of its functions; nothing if that sets none. A prop that is not
 * given is left alone: the component then keeps its value itself.
 */
export function afterCall(
  { controls, sets = {} }: Pick<Playground, 'controls' | 'sets'>,
  values: Values,
  { name, given }: { readonly name: string; readonly given: readonly unknown[] },
): Values | undefined {
  const changed = Object.entries(sets[name] ?? {}).flatMap(([prop, source]): readonly [string, Value][] => {
    const control = controls.find((each) => each.name === prop);
    const value = valueIn(source, given) as Value;
    const isGiven = values[prop] !== undefined || control?.initial !== undefined || control?.isRequired === true;
    return control !== undefined && isGiven && accepts(control, value) ? [[prop, value]] : [];
  });
  return changed.length === 0 ? undefined : { ...values, ...Object.fromEntries(changed) };
}

function valueIn(source: CallValue, given: readonly unknown[]): unknown {
  if ('value' in source) return source.value;
  return source.path.reduce<unknown>(
    (at, name) => (at === null || at === undefined ? undefined : (at as Readonly<Record<string, unknown>>)[name]),
    given[source.argument],
  );
}

/**
 * Returns a text that is another one if the props of a component differ in what it reads only when it is mounted: a prop
 * such as `defaultValue`, and whether the `value` beside it is given at all.
 *
 * @example
 * mountKey([], { defaultValue: 30 }) // '[["defaultValue",30]]'
 * mountKey([], { value: 30 })        // '["value"]'
 */
export function mountKey(controls: readonly Pick<Control, 'name'>[], set: Values): string {
  const names = [...new Set([...controls.map(({ name }) => name), ...Object.keys(set)])];
  const held = new Set(['value', 'checked', ...names.flatMap((name) => heldBeside(name) ?? [])]);
  return JSON.stringify(
    Object.entries(set).flatMap(([name, value]): readonly unknown[] => {
      if (heldBeside(name) !== undefined) return [[name, value]];
      return held.has(name) ? [name] : [];
    }),
  );
}

/** The prop that a component takes instead of what it starts with: `value` of `defaultValue`. */
function heldBeside(name: string): string | undefined {
  const [, first, rest = ''] = /^(?:default|initial)([A-Z])(\w*)$/.exec(name) ?? [];
  return first && first.toLowerCase() + rest;
}
