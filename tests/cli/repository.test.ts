import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isInRepository, placeInRepository } from '../../cli/system/packages/repository.ts';
import { makeFolder } from './support/folder.ts';

test.each([
  [
    'that of Git',
    ['a/b/.git/HEAD', 'a/package.json', 'a/b/c/package.json'],
    { '../pages': true, '../../pages': false },
  ],
  [
    'otherwise the outermost one with a package.json',
    ['a/package.json', 'a/b/package.json'],
    { '../../pages': true, '../../../pages': false },
  ],
  ['unknown if there is neither, as in a copy for a container', ['a/b/c/package.json'], { '../pages': true }],
])('the repository is %s', (_, files, folders) => {
  const outer = makeFolder(Object.fromEntries(files.map((file) => [file, '{}'])));
  for (const folder of ['', 'a', 'a/b', 'a/b/c']) mkdirSync(path.join(outer, folder, 'pages'), { recursive: true });
  const root = path.join(outer, 'a/b/c');
  expect(Object.fromEntries(Object.keys(folders).map((folder) => [folder, isInRepository(root, folder)]))).toEqual(
    folders,
  );
  expect(isInRepository(root, '../../../../gone')).toBe(true);
});

test('a link can lead out of the repository, or into the repository of the project', () => {
  const outer = makeFolder({ 'a/.git/HEAD': '', 'b/.git/HEAD': '', 'b/docs/site.yaml': '', 'b/pages/x.md': '' });
  symlinkSync(path.join(outer, 'b/pages'), path.join(outer, 'a/pages'));
  symlinkSync(path.join(outer, 'b/docs'), path.join(outer, 'a/docs'));
  expect(isInRepository(path.join(outer, 'a'), 'pages')).toBe(false);
  expect(isInRepository(path.join(outer, 'a/docs'), '../pages')).toBe(true);
});

test('the place of a project is relative to the Git repository, if there is one', () => {
  const outer = makeFolder({ 'a/.git/HEAD': '', 'a/packages/docs/x.md': '', 'a/package.json': '{}' });
  expect(['a', 'a/packages/docs'].map((folder) => placeInRepository(path.join(outer, folder)))).toEqual([
    '',
    'packages/docs',
  ]);
  expect(placeInRepository(outer)).toBeUndefined();
});
