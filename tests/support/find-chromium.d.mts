/** Path of a Chromium's executable: `CHROME_PATH`, the search path, then the usual places of each system. */
export function findChromium(): string | undefined;

/** Path of a Chromium for pages that nobody looks at; `undefined` when there is none. */
export function findHeadless(): string | undefined;
