/** Reads a stored string; returns undefined if it is absent or storage is blocked. */
export function readStored(key: string): string | undefined {
  return tryTo(() => localStorage.getItem(key)) ?? undefined;
}

/** Stores a string. If storage is blocked or full, the choice only applies to this page. */
export function writeStored(key: string, value: string): void {
  // No need to tell the reader: the choice was applied.
  tryTo(() => localStorage.setItem(key, value));
}

/** Removes the value stored under a key. */
export function removeStored(key: string): void {
  // Blocked storage is empty.
  tryTo(() => localStorage.removeItem(key));
}

/**
 * Calls `receive` with each value that another tab stores under one of `keys`, or undefined if it was removed.
 * A page restored from the back/forward cache also receives what was stored in the meantime.
 */
export function onStored(keys: readonly string[], receive: (key: string, value: string | undefined) => void): void {
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    for (const key of persisted ? keys : []) {
      const value = readStored(key);
      if (value !== undefined) {
        receive(key, value);
      }
    }
  });
  globalThis.addEventListener?.('storage', (event) => {
    for (const key of keys) {
      // A null key means that the other tab cleared the whole storage.
      if (event.key === key || event.key === null) {
        receive(key, event.newValue ?? undefined);
      }
    }
  });
}

/** Reads all cookies; returns an empty string if cookies are blocked. */
export function readCookies(): string {
  return tryTo(() => document.cookie) ?? '';
}

/** Sets a cookie for the whole site; blocked cookies are ignored. */
export function writeCookie(name: string, value: string, seconds: number): void {
  // As with storage, the choice only applies to this page.
  tryTo(() => (document.cookie = `${name}=${value};path=/;max-age=${seconds};samesite=lax`));
}

/** Returns what `work` returns, or `undefined` if it throws: the browser may block storage, and a text may be malformed. */
export function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
