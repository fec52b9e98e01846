import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownName } from '../../cli/system/files/leftovers.ts';
import { findCacheFolder, makeCacheFolder } from '../../cli/system/cache/cache-folder.ts';
import { DAY, keepValue, readKeptValue } from '../../cli/system/cache/kept-file.ts';
import { KEEPING, pruneCache } from '../../cli/system/cache/prune-cache.ts';
import { makeFolder, PROJECT } from './support/folder.ts';
import { runCli } from './support/fake-io.ts';

const age = (file: string, milliseconds: number) => {
  const time = new Date(Date.now() - milliseconds);
  utimesSync(file, time, time);
};

test('anything that has not been used for a week is removed, and what was read or written since stays', () => {
  const root = makeFolder({
    '.docs-nav/cache/spare-gone/index.html': 'a',
    '.docs-nav/cache/spare-known/index.html': 'a',
    '.docs-nav/cache/merged-old/nav/site.yaml': 'a',
    '.docs-nav/cache/merged-used/nav/site.yaml': 'a',
  });
  const cache = path.join(root, '.docs-nav/cache');
  const put = (name: string, milliseconds: number) => {
    const file = path.join(cache, name);
    keepValue(path.dirname(file), path.basename(file), 1);
    age(file, milliseconds);
  };
  for (const folder of ['demos', 'frames', 'api', 'icons']) {
    put(`${folder}/old.json`, KEEPING + 1000);
    put(`${folder}/read.json`, KEEPING + 1000);
    put(`${folder}/new.json`, KEEPING - 100_000);
    expect(readKeptValue(path.join(cache, folder), 'read.json')).toBe(1);
  }
  put('packages-a.json', KEEPING + 1000);
  put('output-gone.json', KEEPING + 1000);
  put('output-known.json', 0);
  put('facts-1.json', KEEPING + 1000);
  put('facts-2.json', 0);
  // Files of a merged project keep their times; only that of the folder counts.
  age(path.join(cache, 'merged-used/nav/site.yaml'), KEEPING + 1000);
  for (const name of ['spare-gone', 'spare-known', 'merged-old']) age(path.join(cache, name), KEEPING + 1000);
  pruneCache(cache);
  for (const folder of ['demos', 'frames', 'api', 'icons'])
    expect(readdirSync(path.join(cache, folder)).toSorted()).toEqual(['new.json', 'read.json']);
  expect(readdirSync(cache).toSorted()).toEqual([
    'api',
    'demos',
    'facts-2.json',
    'frames',
    'icons',
    'merged-used',
    'output-known.json',
    'pruned.json',
    'spare-known',
  ]);
});

test('if nothing can be written, nothing is removed', () => {
  const root = makeFolder({});
  const cache = path.join(root, '.docs-nav/cache');
  keepValue(cache, 'old.json', 1);
  age(path.join(cache, 'old.json'), KEEPING + 1000);
  // This blocks the file that the note would be written to first.
  mkdirSync(path.join(cache, `${ownName('writing')}-pruned.json`));
  pruneCache(cache);
  expect(existsSync(path.join(cache, 'old.json'))).toBe(true);
});

test.each([['cache/site'], ['cache-project'], ['.docs-nav/cache/merged-a'], ['site']])(
  'git ignores the cache of a project in %s',
  (folder) => {
    const root = path.join(makeFolder({ [`${folder}/nav/site.yaml`]: '' }), folder);
    makeCacheFolder(path.join(findCacheFolder(root), 'frames'));
    expect(readdirSync(root).toSorted()).toEqual(['.docs-nav', 'nav']);
    expect(readFileSync(path.join(root, '.docs-nav/.gitignore'), 'utf8')).toBe('*\n');
  },
);

test('a project inside another .docs-nav folder leaves nothing in that folder', () => {
  const top = makeFolder({ '.docs-nav/site/nav/site.yaml': '', '.docs-nav/site/node_modules/a/index.js': '' });
  makeCacheFolder(findCacheFolder(path.join(top, '.docs-nav/site')));
  expect(readdirSync(path.join(top, '.docs-nav'))).toEqual(['site']);
});

test('a build removes old frames from the cache, and keeps its own', async () => {
  const root = makeFolder(PROJECT);
  const build = () => runCli(['build', '--no-search'], root);
  expect((await build()).exitCode).toBe(0);
  const frames = path.join(root, '.docs-nav/cache/frames');
  const [own = ''] = readdirSync(frames);
  keepValue(frames, 'former.json', {});
  // The cache is searched once a day at most.
  keepValue(path.dirname(frames), 'pruned.json', Date.now() - DAY - 1000);
  for (const name of ['former.json', own]) age(path.join(frames, name), KEEPING + 1000);
  expect((await build()).exitCode).toBe(0);
  expect(existsSync(path.join(frames, 'former.json'))).toBe(false);
  expect(Date.now() - statSync(path.join(frames, own)).mtimeMs).toBeLessThan(KEEPING);
});
