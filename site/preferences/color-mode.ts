import { DARK_DEVICE, DEFAULT_COLOR_SCHEME_KEY, DEFAULT_MODE, DEFAULT_MODE_KEY } from './constants.ts';
import { parseMode } from './parse-preference.ts';
import { onStored, readStored, writeStored } from './safe-storage.ts';
import { schemesOfPage } from './show-scheme.ts';
import { shareStore, type ColorMode, type ColorModeChange } from './shared-stores.ts';
import { storageKey } from './storage-key.ts';
import { createCell, type Store } from './store.ts';

/** Settings of a color mode store. */
interface ColorModeSettings {
  /** Returns the names of the theme's schemes, including `light` and `dark`. */
  readonly schemes: () => readonly string[];
  readonly modeKey?: string;
  /** Prefix of two keys, which end in `-light` and `-dark`. */
  readonly schemeKey?: string;
}

const DEFAULTS = { mode: DEFAULT_MODE, light: 'light', dark: 'dark' } as const;

/** What is stored, each under a key of its own. */
const PARTS = ['mode', 'light', 'dark'] as const;

/** Creates the store of a theme's color mode (requirements D1 to D3). */
export function createColorMode({
  schemes,
  modeKey = DEFAULT_MODE_KEY,
  schemeKey = DEFAULT_COLOR_SCHEME_KEY,
}: ColorModeSettings): Store<ColorMode, ColorModeChange> {
  const keys = { mode: modeKey, light: `${schemeKey}-light`, dark: `${schemeKey}-dark` };
  const device = globalThis.matchMedia?.(DARK_DEVICE);
  const parseScheme = (value: string | undefined): string | undefined => schemes().find((name) => name === value);
  const cell = createCell<ColorMode>(
    () => decide({ ...DEFAULTS, ...pick(readStored) }),
    () => {
      device?.addEventListener('change', () => {
        if (cell.get().mode === 'system') {
          cell.put(decide(cell.get()));
        }
      });
      onStored(Object.values(keys), receive);
    },
  );

  function decide({ mode, light, dark }: Required<ColorModeChange>): ColorMode {
    const resolved = mode === 'system' ? (device?.matches ? 'dark' : 'light') : mode;
    return { mode, light, dark, resolved, scheme: resolved === 'dark' ? dark : light };
  }

  /** Reads the parts that have a valid value. */
  function pick(read: (key: string) => string | undefined): ColorModeChange {
    const mode = parseMode(read(keys.mode));
    const light = parseScheme(read(keys.light));
    const dark = parseScheme(read(keys.dark));
    return { ...(mode && { mode }), ...(light && { light }), ...(dark && { dark }) };
  }

  /** Applies what another tab stored under one key, and what it has stored under the other keys in the meantime. */
  function receive(key: string, raw: string | undefined): void {
    const part = PARTS.find((each) => keys[each] === key);
    const value = raw ?? (part && DEFAULTS[part]);
    const before = cell.get();
    const next = decide({ ...before, ...pick((other) => (other === key ? value : readStored(other))) });
    if (PARTS.some((each) => next[each] !== before[each])) {
      cell.put(next);
    }
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    set(change) {
      const unknown = [change.light, change.dark].find((name) => name !== undefined && !parseScheme(name));
      if (unknown !== undefined) {
        console.error(`\`${unknown}\` does not exist in the theme's color schemes: ${schemes().join(', ')}.`);
        return;
      }
      if (change.mode !== undefined && !parseMode(change.mode)) {
        return;
      }
      const next = { ...cell.get() };
      for (const part of PARTS) {
        const value = change[part];
        if (value) {
          writeStored(keys[part], value);
          Object.assign(next, { [part]: value });
        }
      }
      cell.put(decide(next));
    },
  };
}

/** The reader's color mode. */
export const colorMode = shareStore('colorMode', () =>
  createColorMode({ schemes: schemesOfPage, modeKey: storageKey('mode'), schemeKey: storageKey('color-scheme') }),
);
