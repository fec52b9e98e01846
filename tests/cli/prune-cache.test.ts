import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepValue, KEEPING, readKeptValue } from '../../cli/kept-file.ts';
import { pruneCache } from '../../cli/prune-cache.ts';
import { makeFolder, PROJECT } from './support/folder.ts';
import { runCli } from './support/fake-io.ts';

const age = (file: string, milliseconds: number) => {
  const time = new Date(Date.now() - milliseconds);
  utimesSync(file, time, time);
};

test('what nothing has used for a week goes; what was read since, is of today, or is no file by its key stays', () => {
  const root = makeFolder({ '.docs-nav/cache/spare-gone/index.html': 'a', '.docs-nav/cache/spare-known/index.html': 'a' });
  const cache = path.join(root, '.docs-nav/cache');
  const put = (name: string, milliseconds: number) => {
    const file = path.join(cache, name);
    keepValue(path.dirname(file), path.basename(file), 1);
    age(file, milliseconds);
  };
  for (const folder of ['demos', 'frames', 'api']) {
    put(`${folder}/old.json`, KEEPING + 1000);
    put(`${folder}/read.json`, KEEPING + 1000);
    put(`${folder}/new.json`, KEEPING - 100_000);
    expect(readKeptValue(path.join(cache, folder), 'read.json')).toBe(1);
  }
  put('packages-a.json', KEEPING + 1000);
  put('output-gone.json', KEEPING + 1000);
  put('output-known.json', 0);
  put('facts-1.json', KEEPING + 1000);
  for (const name of ['spare-gone', 'spare-known']) age(path.join(cache, name), KEEPING + 1000);
  pruneCache(root);
  pruneCache(root);
  for (const folder of ['demos', 'frames', 'api']) expect(readdirSync(path.join(cache, folder)).toSorted()).toEqual(['new.json', 'read.json']);
  expect(readdirSync(cache).toSorted()).toEqual(['api', 'demos', 'facts-1.json', 'frames', 'output-known.json', 'spare-known']);
});

test('a build takes the frames of long ago out of the cache, and keeps its own', async () => {
  const root = makeFolder(PROJECT);
  const build = () => runCli(['build', '--no-search'], root);
  expect((await build()).exitCode).toBe(0);
  const frames = path.join(root, '.docs-nav/cache/frames');
  const [own = ''] = readdirSync(frames);
  keepValue(frames, 'former.json', {});
  for (const name of ['former.json', own]) age(path.join(frames, name), KEEPING + 1000);
  expect((await build()).exitCode).toBe(0);
  expect(existsSync(path.join(frames, 'former.json'))).toBe(false);
  expect(Date.now() - statSync(path.join(frames, own)).mtimeMs).toBeLessThan(KEEPING);
});
