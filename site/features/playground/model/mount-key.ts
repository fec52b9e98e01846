import type { Control, Values } from './playground.ts';

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
