import { whenActed } from '../browser/moments.ts';

/** This code. */
export type Acts = typeof import('./reader-acts.ts');

/**
 * Loads the code that pages need from the first interaction on, so that reading alone costs nothing. Code that an
 * interaction needs at once, such as a click on a copy button, is part of the main script.
 */
export async function loadActs(): Promise<Acts> {
  const acts = await import('./reader-acts.ts');
  isLoaded = true;
  return acts;
}

let isLoaded = false;

/** Returns whether this code is there. */
export function areActsLoaded(): boolean {
  return isLoaded;
}

/** Does something that readers can do without, if this code can be loaded. */
export function withActs<Result>(act: (acts: Acts) => Result): Promise<Result | void> {
  return loadActs().then(act, () => {});
}

/** Loads this code before the reader follows a link. */
export function startActs(): void {
  whenActed((target) => {
    // Links and menus work without it; callers that need it load it again.
    void withActs((acts) => acts.follow(target));
  });
}
