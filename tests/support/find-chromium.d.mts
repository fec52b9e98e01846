/** Path of a Chromium's executable: `CHROME_PATH`, the search path, then the usual places of each system. */
export function findChromium(): string | undefined;
