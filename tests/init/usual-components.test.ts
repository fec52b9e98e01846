import { expect, test } from 'vitest';
import { commonIn, sortByUse } from '../../cli/init/usual-components.ts';

test.each([
  ['@acme/ui', ['Alert', 'Badge', 'Button'], ['Button', 'Badge', 'Alert']],
  ['react-day-picker', ['Button', 'Chevron', 'DayPicker'], ['DayPicker', 'Button', 'Chevron']],
  // most names have the prefix of the library
  ['@ionic/react', ['IonApp', 'IonButton', 'IonCard', 'Animation'], ['IonButton', 'IonCard', 'Animation', 'IonApp']],
  ['kit', ['Alert', 'Card', 'SplitButton', 'SplitView'], ['Card', 'Alert', 'SplitButton', 'SplitView']],
  ['ark', ['Avatar.Root', 'Switch.Root'], ['Switch.Root', 'Avatar.Root']],
])('%s with %j', (owner, names, sorted) => {
  expect(sortByUse(owner, names)).toEqual(sorted);
});

test('usual components are counted once, without the prefix of their library', () => {
  expect(commonIn(['EuiButton', 'EuiCard', 'EuiCard.Title', 'EuiZone', 'EuiTour'])).toBe(2);
});
