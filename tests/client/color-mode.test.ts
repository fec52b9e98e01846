import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createColorMode } from '../../site/preferences/color-mode.ts';

// The store needs three things of a browser; here they are as small as can be.
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SCHEMES = ['light', 'dark', 'contrast'];

test('an unknown scheme is logged and changes nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createColorMode(SCHEMES);
  const before = store.get();
  store.set({ mode: 'dark', light: 'Contrast' });
  expect(log.mock.calls).toEqual([
    ["`Contrast` does not exist in the theme's color schemes: light, dark, contrast."],
  ]);
  expect(store.get()).toBe(before);
  expect(stored.size).toBe(0);
});

test('both schemes at once are set together or not at all, with one notification', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createColorMode(SCHEMES);
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(`${store.get().light} ${store.get().dark}`));
  store.set({ light: 'contrast', dark: 'unknown' });
  store.set({ light: 'contrast', dark: 'contrast' });
  stop();
  store.set({ light: 'light' });
  expect(heard).toEqual(['contrast contrast']);
  expect(Object.fromEntries(stored)).toEqual({
    'mui-color-scheme-light': 'light',
    'mui-color-scheme-dark': 'contrast',
  });
});

test('stored values that are not valid are ignored', () => {
  stored.set('mui-mode', 'dusk').set('mui-color-scheme-light', 'gone').set('mui-color-scheme-dark', 'contrast');
  const { mode, light, dark } = createColorMode(SCHEMES).get();
  expect([mode, light, dark]).toEqual(['system', 'light', 'contrast']);
});

test('a mode that is none is ignored, and the value keeps its identity until it changes', () => {
  const store = createColorMode();
  const before = store.get();
  store.set({ mode: 'dusk' as 'dark' });
  expect(store.get()).toBe(before);
  store.set({ mode: 'dark' });
  expect(store.get()).toMatchObject({ mode: 'dark', resolved: 'dark' });
});
