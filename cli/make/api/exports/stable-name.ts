/** Prefixes of unstable names: `unstable_` in React and Radix, `Unstable_` also in MUI, `UNSTABLE_` in React Aria. */
const UNSTABLE = /^unstable_/i;

/** Returns the name that an export will have once it is stable, which its documentation uses. */
export function stableName(name: string): string {
  return name.replace(UNSTABLE, '');
}

/** Returns whether a name refers to an export or a module, with or without the prefix. */
export function isMeantBy(name: string, written: string): boolean {
  return written === name || stableName(written) === name;
}
