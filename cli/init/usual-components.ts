import { apiSlug } from '../../engine/address/api-slug.ts';

/** Components that most libraries have, in order of preference. */
const COMMON = 'Button Badge Card Switch Input Checkbox Select Tabs Tooltip Dialog Modal'.split(' ');

/** Counts the usual components among the names of a library. */
export function commonIn(names: readonly string[]): number {
  const plain = new Set(names.map(plainName(names)));
  return COMMON.filter((name) => plain.has(name)).length;
}

/** Sorts the names of a library's components by usefulness. */
export function sortByUse(owner: string, names: readonly string[]): readonly string[] {
  const placeOf = placeByUse(owner, names);
  return names.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

/**
 * Returns the places of names by usefulness: 0 for the component that the package is named after, `DayPicker` of
 * `react-day-picker`, 1 for the button, more for others.
 */
export function placeByUse(owner: string, names: readonly string[]): (name: string) => number {
  const subject = owner.slice(owner.lastIndexOf('/') + 1).replace(/^react-|-react$/g, '');
  const plain = plainName(names);
  return (name) => {
    if (apiSlug(name) === subject) return 0;
    const at = COMMON.indexOf(plain(name));
    return at === -1 ? COMMON.length + 1 : at + 1;
  };
}

/** Removes parts, and the prefix that most names of a library have: `Button` for `IonButton`, `Switch` for `Switch.Root`. */
function plainName(names: readonly string[]): (name: string) => string {
  const prefixes = names.map((name) => PREFIX.exec(name)?.[0] ?? '');
  const prefix = prefixes.find((one) => prefixes.filter((other) => other === one).length * 2 > names.length) ?? '';
  return (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name).split('.', 1)[0] ?? '';
}

const PREFIX = /^[A-Z][a-z0-9]*(?=[A-Z])/;
