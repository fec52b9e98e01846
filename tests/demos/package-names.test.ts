import { expect, test } from 'vitest';
import { packageNamesIn } from '../../cli/make/demos/source/package-versions.ts';

test.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@mui/material/Button', '@mui/material'],
  ['lazy.js/part', 'lazy.js'],
  ['side-effect/style.css', 'side-effect'],
  ['3d-view', '3d-view'],
  ['JSONStream', 'JSONStream'],
])('%s belongs to the package %s', (from, name) => {
  expect(packageNamesIn([{ from }])).toEqual([name]);
});

test.each(['./data', '../more', '/static/a.js', '@/data', '~/data', '#data', 'node:fs', 'https://esm.sh/react', ''])(
  '%j belongs to no package',
  (from) => {
    expect(packageNamesIn([{ from }])).toEqual([]);
  },
);

test('each package is listed once, in order', () => {
  expect(packageNamesIn([{ from: 'kit/b' }, { from: 'again' }, { from: 'kit' }])).toEqual(['again', 'kit']);
});
