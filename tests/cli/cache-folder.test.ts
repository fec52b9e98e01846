import { existsSync, lstatSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { findCacheFolder, makeCacheFolder } from '../../cli/system/cache/cache-folder.ts';
import { makeFolder } from './support/folder.ts';

const below = (folder: string, place: string) => folder.startsWith(place + path.sep);

test('the cache is where Node tools keep theirs, else in the project, else in a temporary folder', () => {
  const root = realpathSync(makeFolder({ 'node_modules/a/package.json': '{}' }));
  const modules = path.join(root, 'node_modules');
  expect(findCacheFolder(root)).toBe(path.join(modules, '.cache/docs-nav'));
  // In a layer of a container, packages are read-only.
  expect(findCacheFolder(root, (folder) => !below(folder, modules))).toBe(path.join(root, '.docs-nav/cache'));
  const temporary = findCacheFolder(root, () => false);
  expect(below(temporary, realpathSync(tmpdir()))).toBe(true);
  expect(findCacheFolder(path.join(root, 'other'), () => false)).not.toBe(temporary);
});

test('a folder that is named is used, and modules in it find the packages of the project', () => {
  const root = realpathSync(makeFolder({ 'node_modules/a/package.json': '{}' }));
  const cache = makeFolder();
  vi.stubEnv('DOCS_NAV_CACHE', cache);
  const folder = findCacheFolder(root);
  expect(below(folder, cache)).toBe(true);
  makeCacheFolder(path.join(folder, 'demos'));
  makeCacheFolder(folder);
  expect(existsSync(path.join(folder, '../node_modules/a/package.json'))).toBe(true);
  expect(lstatSync(path.join(folder, '../node_modules')).isSymbolicLink()).toBe(true);
});

test('a package in an archive has no folder for a cache, and that is no error', () => {
  const root = makeFolder();
  writeFileSync(path.join(root, 'packages.zip'), '');
  const inside = path.join(root, 'packages.zip/node_modules/docs-nav');
  expect(below(findCacheFolder(inside), realpathSync(tmpdir()))).toBe(true);
});
