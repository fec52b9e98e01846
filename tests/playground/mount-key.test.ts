import { expect, test } from 'vitest';
import { mountKey } from '../../site/features/playground/model/set-props.ts';
import type { Values } from '../../site/features/playground/model/playground.ts';

const CONTROLS = ['defaultExpanded', 'expanded', 'initialPage', 'page', 'size', 'open', 'default'].map((name) => ({
  name,
}));
const isSame = (one: Values, other: Values) => mountKey(CONTROLS, one) === mountKey(CONTROLS, other);

test.each<readonly [string, Values, Values]>([
  ['a value that it starts with', { defaultExpanded: true }, {}],
  ['another one', { initialPage: 2 }, { initialPage: 3 }],
  ['a value given beside one that it can start with', { expanded: false }, {}],
  ['one that is given without a name to start with', { value: 30, size: 1 }, { size: 1 }],
])('%s mounts a component anew', (_, one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test.each<readonly [string, Values, Values]>([
  ['a value that is still given', { page: 2 }, { page: 3 }],
  ['a prop that is read at any time', { open: true, size: 2 }, { size: 1 }],
  ['a prop that only begins like one', { default: 'a' }, { default: 'b' }],
])('%s does not', (_, one, other) => {
  expect(isSame(one, other)).toBe(true);
});
