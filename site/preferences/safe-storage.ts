/** Reads a stored string; undefined when absent or when storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a string; where storage is blocked or full the choice lasts for this page only. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to tell the reader: the choice itself was applied.
  }
}

/** Forgets what is stored under a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/**
 * Calls `receive` with each value that another tab stores under one of `keys`; undefined when it was removed.
 * A page that the browser kept in memory hears on its return what was stored while it was away.
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

/** Reads all cookies; empty where cookies are blocked. */
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
    // As with storage: the choice lasts for this page only.
  }
}
