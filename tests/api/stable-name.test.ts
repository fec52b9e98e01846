import { expect, test } from 'vitest';
import { isMeantBy, stableName } from '../../cli/api/stable-name.ts';

test.each([
  ['Button', 'Button'],
  ['unstable_Slot', 'Slot'],
  ['unstable_useId', 'useId'],
  ['Unstable_Popup', 'Popup'],
  ['UNSTABLE_Toast', 'Toast'],
  ['Unstable', 'Unstable'],
  ['useUnstable_Value', 'useUnstable_Value'],
])('%s is documented as %s', (name, stable) => {
  expect(stableName(name)).toBe(stable);
});

test.each([
  ['Popup', 'Popup', true],
  ['Popup', 'Unstable_Popup', true],
  ['Unstable_Popup', 'Unstable_Popup', true],
  ['Unstable_Popup', 'Popup', false],
  ['Popup', 'Popper', false],
])('%s is meant by %s: %s', (name, written, isMeant) => {
  expect(isMeantBy(name, written)).toBe(isMeant);
});
