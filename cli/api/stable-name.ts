/** What libraries put before names that may still change: `unstable_` in React and Radix, `Unstable_` in MUI as well, `UNSTABLE_` in React Aria. */
const UNSTABLE = /^unstable_/i;

/** What an export will be called once it is stable, which is what its documentation calls it. */
export function stableName(name: string): string {
  return name.replace(UNSTABLE, '');
}

/** Whether an export or a module is meant by a name, which may be written with the prefix or without it. */
export function isMeantBy(name: string, written: string): boolean {
  return written === name || stableName(written) === name;
}
