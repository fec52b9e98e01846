import { expect, test, vi } from 'vitest';
import { createColorMode } from '../../site/preferences/color-mode.ts';
import { smallBrowser } from './support.ts';

const browser = smallBrowser();
const SCHEMES = ['light', 'dark', 'contrast'];
const create = () => createColorMode({ schemes: () => SCHEMES });

/** A store and its notifications, as `mode light dark scheme`. */
function follow() {
  const store = create();
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    const { mode, light, dark, scheme } = store.get();
    heard.push(`${mode} ${light} ${dark} ${scheme}`);
  });
  // A store reads when it is first used.
  store.get();
  return { store, heard, stop };
}

test('an unknown scheme is logged and changes nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = create();
  const before = store.get();
  store.set({ mode: 'dark', light: 'Contrast' });
  expect(log.mock.calls).toEqual([["`Contrast` does not exist in the theme's color schemes: light, dark, contrast."]]);
  expect(store.get()).toBe(before);
  expect(browser.stored.size).toBe(0);
});

test('both schemes at once are set together or not at all, with one notification', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store, heard, stop } = follow();
  store.set({ light: 'contrast', dark: 'unknown' });
  store.set({ light: 'contrast', dark: 'contrast' });
  stop();
  store.set({ light: 'light' });
  expect(heard).toEqual(['system contrast contrast contrast']);
  expect(Object.fromEntries(browser.stored)).toEqual({
    'color-scheme-light': 'light',
    'color-scheme-dark': 'contrast',
  });
});

test('another tab that set both schemes is followed in one step', () => {
  const { heard } = follow();
  browser.storeElsewhere({ 'color-scheme-light': 'contrast', 'color-scheme-dark': 'contrast', mode: 'dark' });
  expect(heard).toEqual(['dark contrast contrast contrast']);
});

test.each([
  ['mode', 'dusk'],
  ['mode', 'Dark'],
  ['mode', ''],
  ['color-scheme-light', 'gone'],
  ['color-scheme-dark', 'CONTRAST'],
  ['other', 'dark'],
])('%s: %j is ignored, whether stored or received', (key, value) => {
  browser.stored.set(key, value);
  const { store, heard } = follow();
  expect(store.get()).toMatchObject({ mode: 'system', light: 'light', dark: 'dark' });
  store.set({ mode: 'dark', dark: 'contrast' });
  browser.tell(key, value);
  expect(store.get()).toMatchObject({ mode: 'dark', light: 'light', dark: 'contrast' });
  expect(heard).toHaveLength(1);
});

test('what another tab removed returns to the default', () => {
  const { store, heard } = follow();
  store.set({ mode: 'dark', light: 'contrast' });
  browser.stored.clear();
  browser.tell(null, null);
  expect(store.get()).toMatchObject({ mode: 'system', light: 'light' });
  expect(heard.at(-1)).toBe('system light dark light');
});

test('a page restored from memory applies what was stored in the meantime', () => {
  const { store } = follow();
  browser.stored.set('mode', 'dark').set('color-scheme-dark', 'contrast');
  expect(store.get().mode).toBe('system');
  browser.comeBack();
  expect(store.get()).toMatchObject({ mode: 'dark', dark: 'contrast', scheme: 'contrast' });
});

test('the keys are mode and color-scheme with -light and -dark, unless a site names its own', () => {
  create().set({ mode: 'dark', light: 'dark', dark: 'light' });
  expect(Object.fromEntries(browser.stored)).toEqual({
    mode: 'dark',
    'color-scheme-light': 'dark',
    'color-scheme-dark': 'light',
  });
  browser.stored.clear();
  const store = createColorMode({ schemes: () => SCHEMES, modeKey: 'my-mode', schemeKey: 'my-scheme' });
  store.set({ mode: 'light', light: 'contrast' });
  expect(Object.fromEntries(browser.stored)).toEqual({ 'my-mode': 'light', 'my-scheme-light': 'contrast' });
});

test('an invalid mode is ignored, and the value keeps its identity until it changes', () => {
  const store = create();
  const before = store.get();
  store.set({ mode: 'dusk' as 'dark' });
  expect(store.get()).toBe(before);
  store.set({ mode: 'dark' });
  expect(store.get()).toMatchObject({ mode: 'dark', resolved: 'dark', scheme: 'dark' });
});
