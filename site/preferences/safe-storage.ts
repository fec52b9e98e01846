/** Reads a stored string; returns undefined if it is absent or storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a string. If storage is blocked or full, the choice only applies to this page. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No need to tell the reader: the choice was applied.
  }
}

/** Removes the value stored under a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
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
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie for the whole site; blocked cookies are ignored. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${seconds};samesite=lax`;
  } catch {
    // As with storage, the choice only applies to this page.
  }
}
