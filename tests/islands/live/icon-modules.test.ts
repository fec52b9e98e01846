/** Icons are modules that are written when they are imported. */
import { expect, test } from 'vitest';
import { iconModule, readIconId } from '../../../site/islands/demo/live/load-live.ts';

const OWN = { maker: 'made', files: { Ad: 'icons.1.json' } };

test.each([
  ['@kit/icons/Add', 'Add'],
  ['@kit/icons/AdjustRounded', 'AdjustRounded'],
  // No icon begins with these letters.
  ['@kit/icons/Zoo', undefined],
  ['@kit/icons', undefined],
  ['other/Add', undefined],
])('%s', (id, name) => {
  expect(readIconId(id, { '@kit/icons': OWN })?.name).toBe(name);
});

test('the module makes a component from the drawing, and imports two others', () => {
  const icon = { package: OWN, name: 'Add' };
  const module = iconModule('@kit/icons/Add', icon, { Add: ['M0 0', ['g', { 'fill-rule': 'evenodd' }, ['M1 1']]] });
  const { code = '', imports = [] } = module ?? {};
  expect(imports.map(({ start, end, to }) => [code.slice(start, end), to])).toEqual([
    ['"react/jsx-runtime"', { id: 'react/jsx-runtime' }],
    ['"made"', { id: 'made' }],
  ]);
  expect(code).toContain(
    'made.default([jsx("path",{...{"d":"M0 0"}},0),jsx("g",{...{"fillRule":"evenodd"},children:[jsx("path",{...{"d":"M1 1"}},0)]},1)],"Add")',
  );
});

test('there is no module for a name that no icon has', () => {
  expect(iconModule('@kit/icons/Adx', { package: OWN, name: 'constructor' }, {})).toBeUndefined();
});
