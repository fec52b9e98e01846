import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toValue } from '../../cli/make/values/to-value.ts';

class Size {
  readonly value = 1;
}
const circle: unknown[] = [];
circle.push(circle);

test.each([
  ['a text', 'a', { value: 'a' }],
  ['a number', 1.5, { value: 1.5 }],
  ['a large integer', 10n, { value: '10' }],
  ['nothing', null, { value: null }],
  ['a list', [1, ['a']], { value: [1, ['a']] }],
  ['an object', { a: { b: true }, c: undefined }, { value: { a: { b: true } } }],
  ['an object without prototype', Object.create(null), { value: {} }],
  ['an object of another realm', runInNewContext('({ a: [1] })'), { value: { a: [1] } }],
  ['undefined', undefined, { gave: 'is undefined' }],
  ['a hole', [undefined], { gave: 'contains something undefined' }],
  ['no number', Number.NaN, { gave: 'is no number' }],
  ['a function', () => 1, { gave: 'is a function' }],
  ['a function within', { a: () => 1 }, { gave: 'contains a function' }],
  ['an element', { $$typeof: Symbol.for('react.element'), props: {} }, { gave: 'is an element of React' }],
  ['a date', new Date(0), { gave: 'is a Date' }],
  ['a promise', Promise.resolve(), { gave: 'is a Promise' }],
  ['a class', new Size(), { gave: 'is a Size' }],
  ['a circle', circle, { gave: 'contains itself, or too many levels' }],
])('%s', (_, given, result) => {
  expect(toValue(given)).toEqual(result);
});
