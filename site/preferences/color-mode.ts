import { COLOR_SCHEME_KEY, COLOR_SCHEMES, DARK_DEVICE, DEFAULT_MODE, MODE_KEY } from './constants.ts';
import type { Mode, ResolvedMode } from './constants.ts';
import { parseMode } from './parse-preference.ts';
import { onStored, readStored, writeStored } from './safe-storage.ts';
import { createCell } from './store.ts';
import type { Store } from './store.ts';

/** What the reader chose and what it comes to on this device. */
export interface ColorMode {
  readonly mode: Mode;
  /** Scheme used in light mode. */
  readonly light: string;
  /** Scheme used in dark mode. */
  readonly dark: string;
  readonly resolved: ResolvedMode;
}

/** What may be set; everything that is given changes at once or not at all. */
export type ColorModeChange = Partial<Pick<ColorMode, 'mode' | 'light' | 'dark'>>;

const LIGHT_KEY = `${COLOR_SCHEME_KEY}-light`;
const DARK_KEY = `${COLOR_SCHEME_KEY}-dark`;
const KEYS: readonly [key: string, part: keyof ColorModeChange][] = [
  [MODE_KEY, 'mode'],
  [LIGHT_KEY, 'light'],
  [DARK_KEY, 'dark'],
];
const DEFAULTS = { mode: DEFAULT_MODE, light: 'light', dark: 'dark' } as const;

/** Creates the store of the colour mode (requirements D1 to D3) for a theme with these schemes. */
export function createColorMode(schemes: readonly string[] = COLOR_SCHEMES): Store<ColorMode, ColorModeChange> {
  const device = globalThis.matchMedia?.(DARK_DEVICE);
  const parseScheme = (value: string | undefined): string | undefined => schemes.find((name) => name === value);
  const resolve = (choice: Omit<ColorMode, 'resolved'>): ColorMode => ({
    ...choice,
    resolved: choice.mode === 'system' ? (device?.matches ? 'dark' : 'light') : choice.mode,
  });
  const cell = createCell<ColorMode>(
    () =>
      resolve({
        mode: parseMode(readStored(MODE_KEY)) ?? DEFAULTS.mode,
        light: parseScheme(readStored(LIGHT_KEY)) ?? DEFAULTS.light,
        dark: parseScheme(readStored(DARK_KEY)) ?? DEFAULTS.dark,
      }),
    () => {
      device?.addEventListener('change', () => {
        if (cell.get().mode === 'system') {
          cell.put(resolve(cell.get()));
        }
      });
      onStored(KEYS.map(([key]) => key), receive);
    },
  );

  function receive(key: string, raw: string | undefined): void {
    const part = KEYS.find(([name]) => name === key)?.[1] ?? 'mode';
    const value = raw === undefined ? DEFAULTS[part] : part === 'mode' ? parseMode(raw) : parseScheme(raw);
    if (value !== undefined && value !== cell.get()[part]) {
      cell.put(resolve({ ...cell.get(), [part]: value }));
    }
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    set(change) {
      const unknown = [change.light, change.dark].find((name) => name !== undefined && !schemes.includes(name));
      if (unknown !== undefined) {
        console.error(`\`${unknown}\` does not exist in the theme's color schemes: ${schemes.join(', ')}.`);
        return;
      }
      if (change.mode !== undefined && !parseMode(change.mode)) {
        return;
      }
      for (const [key, part] of KEYS) {
        const value = change[part];
        if (value !== undefined) {
          writeStored(key, value);
        }
      }
      const { mode, light, dark } = cell.get();
      cell.put(resolve({ mode: change.mode ?? mode, light: change.light ?? light, dark: change.dark ?? dark }));
    },
  };
}

/** The reader's colour mode. */
export const colorMode = createColorMode();
