import { expect, test } from 'vitest';
import { describe as describeArgument } from '../../site/features/playground/island/call-log.ts';

test.each([
  [30, '30'],
  ['on', '"on"'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ preventDefault: () => {} }, 'event'],
  [{ localName: 'button' }, '<button>'],
  [[1, 2], '[1,2]'],
  ['x'.repeat(99), `"${'x'.repeat(59)}…`],
])('an argument of a call is told in a few letters: %j', (value, text) => {
  expect(describeArgument(value)).toBe(text);
});
