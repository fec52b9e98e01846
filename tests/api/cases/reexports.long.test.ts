import { expect, test } from 'vitest';
import { describeCase, propsOf } from './describe-case.ts';

test('what is exported again is listed once, under the names that users import', async () => {
  const found = await describeCase('12-reexports');
  const rows = Object.fromEntries(
    Object.entries(found).map(([name, entry]) => [
      name,
      Object.values(propsOf(entry)).map((prop) => [prop.name, prop.default, prop.description !== undefined]),
    ]),
  );
  expect(rows).toEqual({
    'Menu.Item': [['value', undefined, true]],
    'Menu.Root': [['open', undefined, true]],
    Outer: [['depth', undefined, true]],
    Plain: [['bold', 'false', true]],
    Star: [['points', undefined, true]],
  });
});
