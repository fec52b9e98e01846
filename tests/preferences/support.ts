import { afterEach, beforeEach, vi } from 'vitest';

/** The parts of a browser that the stores need. */
export interface SmallBrowser {
  readonly stored: Map<string, string>;
  /** Stores as another tab does: the value is set, then this tab is notified. */
  storeElsewhere(entries: Readonly<Record<string, string>>): void;
  /** Notifies this tab of a key and a value, or of a removal, whatever is stored. */
  tell(key: string | null, newValue: string | null): void;
  /** Shows the page that the browser kept in memory again. */
  comeBack(): void;
}

/** Gives every test of a file its own storage and events; the end-to-end tests use real ones. */
export function smallBrowser(): SmallBrowser {
  const stored = new Map<string, string>();
  let events = new EventTarget();
  beforeEach(() => {
    stored.clear();
    events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const tell = (key: string | null, newValue: string | null): void => {
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  return {
    stored,
    tell,
    storeElsewhere(entries) {
      for (const [key, value] of Object.entries(entries)) stored.set(key, value);
      for (const [key, value] of Object.entries(entries)) tell(key, value);
    },
    comeBack: () => void events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}
