import type { Control } from '../model/playground.ts';
import { listControls } from './list-controls.ts';
import { narrow, type Settings } from './narrow.ts';
import { withoutImpossible } from './possible.ts';
import type { PropsSource } from './prop-source.ts';

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
