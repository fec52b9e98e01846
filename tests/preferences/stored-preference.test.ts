import { expect, test } from 'vitest';
import { parseDirection } from '../../site/preferences/parse-preference.ts';
import { createStoredPreference } from '../../site/preferences/stored-preference.ts';
import { smallBrowser } from './support.ts';

const browser = smallBrowser();
const create = (own: 'ltr' | 'rtl') => createStoredPreference('direction', parseDirection, () => own);

test('a choice is stored, unless it is the page’s own default', () => {
  const english = create('ltr');
  english.set('rtl');
  expect(browser.stored.get('direction')).toBe('rtl');
  english.set('ltr');
  expect(browser.stored.has('direction')).toBe(false);
  // So that a page in a language with the other direction keeps its own.
  expect(create('rtl').get()).toBe('rtl');
});

test('an invalid value is ignored, whether stored, received or set', () => {
  browser.stored.set('direction', 'up');
  const store = create('ltr');
  expect(store.get()).toBe('ltr');
  let changes = 0;
  store.subscribe(() => changes++);
  browser.tell('direction', 'down');
  store.set('up' as 'ltr');
  expect([store.get(), changes, browser.stored.get('direction')]).toEqual(['ltr', 0, 'up']);
  browser.tell('direction', 'rtl');
  expect([store.get(), changes]).toEqual(['rtl', 1]);
  browser.tell('direction', null);
  expect(store.get()).toBe('ltr');
});
