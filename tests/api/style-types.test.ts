import { expect, test } from 'vitest';
import { isElsewhere } from '../../cli/make/api/adapters/adapter.ts';

test.each([
  ['@types/react', true],
  ['styled-components', true],
  ['@types/styled-components', true],
  ['@types/styled-system__css', true],
  // Nobody else documents what a component passes on to these.
  ['@types/react-transition-group', false],
  ['react-transition-group', false],
])('whether props of %s are summed up: %s', (name, expected) => {
  expect(isElsewhere(name)).toBe(expected);
});
