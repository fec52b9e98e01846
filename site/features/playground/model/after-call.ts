import { accepts } from './accepts.ts';
import type { CallValue, Playground, Value, Values } from './playground.ts';

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
