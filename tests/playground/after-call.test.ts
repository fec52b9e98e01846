import { expect, test } from 'vitest';
import { afterCall } from '../../site/features/playground/model/set-props.ts';
import type { Playground, Values } from '../../site/features/playground/model/playground.ts';

const TOGGLE: Pick<Playground, 'controls' | 'sets'> = {
  controls: [
    { name: 'checked', kind: 'choice', options: [true, false] },
    { name: 'open', kind: 'switch', isRequired: true },
    { name: 'value', kind: 'text', initial: '' },
    { name: 'onChange', kind: 'log', arguments: [] },
  ],
  sets: {
    onChange: { checked: { argument: 1, path: [] }, value: { argument: 0, path: ['target', 'value'] } },
    onClose: { open: { value: false }, gone: { value: 1 } },
  },
};

test.each<readonly [name: string, given: readonly unknown[], values: Values, after: Values | undefined]>([
  ['onChange', [{}, true], { checked: false }, { checked: true }],
  ['onChange', [{ target: { value: 'b' } }], { checked: false }, { checked: false, value: 'b' }],
  // What a component is not given, it keeps itself.
  ['onChange', [{}, true], {}, undefined],
  // What the control cannot show is not set.
  ['onChange', [{ target: { value: 3 } }, 'yes'], { checked: false }, undefined],
  ['onChange', [null], { checked: false }, undefined],
  ['onClose', [], { value: 'a' }, { value: 'a', open: false }],
  ['onOpen', [], {}, undefined],
])('%s(%j) after %j', (name, given, values, after) => {
  expect(afterCall(TOGGLE, values, { name, given })).toEqual(after);
});
