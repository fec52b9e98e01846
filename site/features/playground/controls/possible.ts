import type { Control, Value } from '../model/playground.ts';
import { isSettable, listControls } from './list-controls.ts';
import type { PropsSource } from './prop-source.ts';

/**
 * Leaves out controls that offer nothing, values that select a member of a union for which something required cannot be
 * set, and props that no choice leads to.
 */
export function withoutImpossible(api: PropsSource, controls: readonly Control[]): readonly Control[] {
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
