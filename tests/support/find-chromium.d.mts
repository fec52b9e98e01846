/** Path of a Chromium executable: `CHROME_PATH`, the search path, then the usual places of each system. */
export function findChromium(): string | undefined;

/** Path of a Chromium for pages that are not displayed; `undefined` if there is none. */
export function findHeadless(): string | undefined;

/** Paths where programs of these names would be. */
export function inSearchPath(names: readonly string[]): readonly string[];
