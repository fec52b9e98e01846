import { expect, test } from 'vitest';
import type { ApiEntry } from '../../../site/api/api-data.ts';
import { describeCase, propsOf } from './describe-case.ts';

function typesOf(entry: ApiEntry | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((entry?.types ?? []).map(({ name, text }) => [name, text.replaceAll(/\s+/g, ' ')]));
}

test('members of enumerations are listed with their values, and constants by their values', async () => {
  const { Knob } = await describeCase('09-enums');
  const { kind, level, size, prim } = propsOf(Knob);
  expect([kind?.type, kind?.default]).toEqual(['Kind', 'Kind.Button']);
  expect([level?.type, level?.default]).toEqual(['Level', 'Level.High']);
  expect([size?.type, size?.default]).toEqual(["'sm' | 'lg'", "'sm'"]);
  expect(prim?.type).toBe('Kind.Reset');
  expect(typesOf(Knob)).toEqual({
    Kind: "enum Kind { Button = 'button', Reset = 'reset' }",
    'Kind.Reset': "Kind.Reset = 'reset'",
    Level: 'enum Level { Low, High }',
  });
});

test('a union of literals is shown by its values, or is explained, wherever it is declared', async () => {
  const { U } = await describeCase('46-named-unions');
  const types = Object.fromEntries(Object.values(propsOf(U)).map(({ name, type }) => [name, type]));
  expect(types).toMatchObject({
    near: "'solid' | 'quiet'",
    hidden: "'x' | 'y'",
    far: "'f' | 'g'",
    must: "'solid' | 'quiet'",
    rec: 'Record<Near, string>',
    cb: '(v: Near) => void',
  });
  expect(typesOf(U)).toMatchObject({ Near: "type Near = 'solid' | 'quiet'" });
  expect(U?.names).toMatchObject({ Near: { package: 'pebble' } });
});
