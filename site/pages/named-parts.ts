import type { ClassNames } from '../islands/demo/anatomy/known-parts.ts';
import type { ApiEntry } from '../api/api-data.ts';

/**
 * Names a component's slots and classes by their class in the HTML, except for those that stand for a state or are not
 * to be used any more.
 */
export function namedParts(entry: ApiEntry | undefined): ClassNames {
  if (entry?.kind !== 'component') return {};
  const current = <Part extends { readonly deprecated?: string }>(parts: readonly Part[]): readonly Part[] =>
    parts.filter(({ deprecated }) => deprecated === undefined);
  return Object.fromEntries([
    ...current(entry.classes).flatMap(({ key, className, isState }) => (isState ? [] : [[className, key]])),
    ...current(entry.slots).flatMap(({ name, className }) => (className === undefined ? [] : [[className, name]])),
  ]);
}
