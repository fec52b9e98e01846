import { expect, test } from 'vitest';
import type { Attribute } from '../../engine/feature/declaration.ts';
import { describeValues, readValue } from '../../engine/feature/read-ask.ts';

type Bare = Attribute extends infer Each ? (Each extends unknown ? Omit<Each, 'says'> : never) : never;
const says = (attribute: Bare) => ({ says: 'Tone of the text.', ...attribute }) as Attribute;

test.each<[Bare, string, unknown]>([
  [{ kind: 'switch' }, '', true],
  [{ kind: 'switch' }, 'a', true],
  [{ kind: 'switch' }, 'false', false],
  [{ kind: 'switch' }, 'yes', undefined],
  [{ kind: 'number' }, '-1', undefined],
  [{ kind: 'number', min: -1 }, '-1', -1],
  [{ kind: 'number' }, '1.5', undefined],
  [{ kind: 'number', bare: 3 }, '', 3],
  [{ kind: 'number', max: 3 }, '4', undefined],
  [{ kind: 'choice', of: ['good', 'bad'] }, 'bad', 'bad'],
  [{ kind: 'choice', of: ['good', 'bad'] }, 'Bad', undefined],
  [{ kind: 'list' }, 'a, b  c', ['a', 'b', 'c']],
  [{ kind: 'text' }, '', undefined],
  // A pattern need not match the whole text.
  [{ kind: 'text', pattern: '\\d' }, 'v1', 'v1'],
  [{ kind: 'text', pattern: '^\\d+$' }, 'v1', undefined],
])('%j reads %j as %j', (attribute, text, value) => {
  expect(readValue('a', says(attribute), text)).toEqual(value);
});

test.each<[Bare, string]>([
  [{ kind: 'switch' }, 'write only `a`, or leave it out'],
  [{ kind: 'number' }, 'write a whole number'],
  [{ kind: 'number', min: 1, max: 9 }, 'write a whole number from 1 to 9'],
  [{ kind: 'number', max: 9, bare: 1 }, 'write a whole number up to 9, or only `a`'],
  [{ kind: 'choice', of: ['good', 'bad', 'plain'] }, 'use `good`, `bad` or `plain`'],
  [{ kind: 'text', example: 'calm' }, 'write tone of the text, such as `calm`'],
  [{ kind: 'text' }, 'write its value in quotes, or remove it'],
])('advice for %j', (attribute, help) => {
  expect(describeValues('a', says(attribute))).toBe(help);
});
