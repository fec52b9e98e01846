import { expect, test } from 'vitest';
import { isMeantBy, stableName } from '../../cli/make/api/exports/exports-wanted.ts';

test.each([
  ['unstable_Slot', 'Slot'],
  ['unstable_useId', 'useId'],
  ['Unstable_Popup', 'Popup'],
  ['UNSTABLE_Toast', 'Toast'],
])('%s is documented as %s', (name, stable) => {
  expect(stableName(name)).toBe(stable);
});

test.each(['Button', 'Unstable', 'useUnstable_Value'])('%s is documented under its own name', (name) => {
  expect(stableName(name)).toBe(name);
});

test.each([
  ['Popup', 'Popup'],
  ['Popup', 'Unstable_Popup'],
  ['Unstable_Popup', 'Unstable_Popup'],
])('%s is meant by %s', (name, written) => {
  expect(isMeantBy(name, written)).toBe(true);
});

test.each([
  ['Unstable_Popup', 'Popup'],
  ['Popup', 'Popper'],
])('%s is not meant by %s', (name, written) => {
  expect(isMeantBy(name, written)).toBe(false);
});
