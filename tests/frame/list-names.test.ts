import { expect, test } from 'vitest';
import { listNames } from '../../site/browser/list-names.ts';
import { ENGLISH } from '../../site/words/words.ts';

test.each([1, 2, 3, 4])('lists %i English names as Intl does', (count) => {
  const names = ['Button', 'Chip', 'Slider', 'Tab'].slice(0, count);
  expect(listNames(names, ENGLISH)).toBe(new Intl.ListFormat('en', { type: 'conjunction' }).format(names));
});

test('counts the names that are left out', () => {
  expect(listNames(['Button', 'Chip'], ENGLISH, 12)).toBe('Button, Chip, and 12 more');
});
