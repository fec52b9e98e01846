import { expect, test } from 'vitest';
import { describeCase, propsOf } from './describe-case.ts';

test('children are listed wherever a component says that it accepts them', async () => {
  const described = await describeCase('17-children');
  const children = Object.entries(described).map(([name, entry]) => [name, propsOf(entry)['children']]);
  expect(Object.fromEntries(children)).toEqual({
    Four: { name: 'children', type: 'React.ReactElement', required: true, description: 'Body.' },
    One: { name: 'children', type: 'React.ReactNode' },
    Three: { name: 'children', type: 'React.ReactNode' },
    Two: { name: 'children', type: 'React.ReactNode' },
  });
});
