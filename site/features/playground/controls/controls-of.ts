import type { Control, Value, Playground } from '../model/playground.ts';
import { isSettable, listControls } from './list-controls.ts';
import type { PropsSource } from './prop-source.ts';
import { narrow, type Settings } from './narrow-controls.ts';

/**
 * Leaves out controls that offer nothing, values that select a member of a union for which something required cannot be
 * set, and props that no choice leads to.
 */
function withoutImpossible(api: PropsSource, controls: readonly Control[]): readonly Control[] {
  const settable = controls.filter(isSettable);
  const lacking = lacks(api, settable).flatMap(({ when }) => (when === undefined ? [] : [when]));
  const possible = settable.flatMap((control): readonly Control[] => {
    const none = new Set(lacking.filter(({ name }) => name === control.name).flatMap(({ values }) => values));
    if (none.size === 0) return [control];
    if (control.kind !== 'choice') return none.has(true) ? [] : [control];
    const options = control.options.filter((option) => !none.has(option));
    return options.length === 0 ? [] : [{ ...control, options }];
  });
  return possible.filter(
    ({ when }) => when === undefined || when.values.some((value) => leadsTo(possible, when.name, value)),
  );
}

/** Returns the names of the required props of which nothing is known, so that the component cannot be used as it is. */
export function lackingProps(
  api: PropsSource,
  controls: readonly Control[],
  preset: Readonly<Record<string, Value>> = {},
): readonly string[] {
  return lacks(api, controls).flatMap(({ name, when }) =>
    when === undefined && preset[name] === undefined ? [name] : [],
  );
}

/** Lists what is required, in all members of a union or in some, and cannot be set. */
function lacks(api: PropsSource, controls: readonly Control[]): readonly Control[] {
  const keyOf = ({ name, when }: Control) => JSON.stringify([name, when]);
  const keys = new Set(controls.map(keyOf));
  return listControls(api).filter((control) => control.isRequired === true && !keys.has(keyOf(control)));
}

function leadsTo(controls: readonly Control[], name: string, value: Value): boolean {
  const control = controls.find((each) => each.name === name);
  if (control?.kind === 'switch') return typeof value === 'boolean';
  return control?.kind === 'choice' && control.options.includes(value);
}

/**
 * Makes the controls of a component from its documentation, as the file of a demo sets them. A prop whose values can
 * neither be read nor are offered has none, and what would not compile cannot be chosen.
 */
export function controlsOf(api: PropsSource, settings: Settings = {}): readonly Control[] {
  return withoutImpossible(api, narrow(listControls(api), settings).controls);
}

/** Lists the props of a component that no control can set, but for those that its file leaves out. */
export function withoutControl(
  api: PropsSource,
  controls: readonly Control[],
  settings: Settings = {},
): { readonly without?: readonly string[] } {
  const set = new Set(controls.map(({ name }) => name));
  const names = narrow(listControls(api), settings).controls.map(({ name }) => name);
  const without = [...new Set(names)].filter((name) => !set.has(name));
  return without.length === 0 ? {} : { without };
}

/** Lets readers switch the functions of a playground on that show when they are given, such as `onDelete` of a chip. */
export function withSwitches(playground: Playground, seen: readonly string[] = []): Playground {
  if (seen.length === 0) return playground;
  const controls = playground.controls.map((control) => {
    if (control.kind !== 'log' || control.isRequired === true || !seen.includes(control.name)) return control;
    const { arguments: _logged, ...base } = control;
    return { ...base, kind: 'switch', isHandler: true } as const;
  });
  return { ...playground, controls };
}
