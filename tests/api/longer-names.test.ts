import { expect, test } from 'vitest';
import { arrangeApis } from '../../cli/make/arrange-apis.ts';
import { longerNames } from '../../cli/make/api/exports/exports-wanted.ts';

test.each([
  ['Button', '', []],
  ['Button', 'experimental', ['experimental.Button']],
  ['Button', 'button', ['button.Button']],
  // The folder of a single component has the name of that component.
  ['Button', 'next/button', ['next.Button']],
  ['DatePicker', 'next/date-picker.js', ['next.DatePicker']],
  ['Root', 'next/dialog', ['dialog.Root', 'next.dialog.Root']],
])('%s of `%s` is called %j if its name is taken', (called, below, names) => {
  expect(longerNames(called, below)).toEqual(names);
});

test('a demo belongs to the export of the module that it imports', () => {
  const shelf = { 'kit Button': { file: '', key: '' }, 'kit next.Button': { file: '', key: '' } };
  const example = (title: string, from: string) => ({
    pathname: `/${title}` as never,
    title,
    imports: [{ from, names: ['Button'] }],
  });
  const { demos } = arrangeApis({ routes: {}, redirects: [] } as never, shelf, [
    example('main', 'kit'),
    example('next', 'kit/next'),
    example('other', 'kit/button'),
  ]);
  expect(Object.entries(demos).map(([key, links]) => [key, links.map(({ title }) => title)])).toEqual([
    ['kit Button', ['main', 'other']],
    ['kit next.Button', ['next']],
  ]);
});
