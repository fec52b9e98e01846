import path from 'node:path';
import { expect, test } from 'vitest';
import { PART_FILE, readPart, writePart, type PartContent } from '../../cli/parts/part.ts';
import { Failure } from '../../cli/system/base/failure.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';

const FINE = {
  content: 'content',
  nav: [{ path: 'nav/site.yaml', text: '' }],
  pages: [{ path: 'content/a.md', text: '' }],
  assets: [['/static/a.png', 'hash']],
  outputs: [['.well-known/a/index.html', 'key', 'hash']],
  folders: [{ path: '_nav/search/a', key: 'key', files: [['_nav/search/a/index', 'hash']] }],
};

/** Reads a part that says this; its hash is right. */
function read(changes: object) {
  const folder = makeFolder();
  putFiles(folder, { [PART_FILE]: writePart({ ...FINE, ...changes } as unknown as PartContent) });
  return () => readPart(folder, path.basename(folder));
}

test('a part whose paths stay where they belong is read', () => {
  expect(read({})()).toMatchObject({ content: 'content' });
});

test.each<readonly [string, object]>([
  ['a page out of the content', { pages: [{ path: 'node_modules/vite/index.js', text: '' }] }],
  ['a page elsewhere', { pages: [{ path: 'content/../../a.md', text: '' }] }],
  ['navigation out of its folder', { nav: [{ path: '.git/config', text: '' }] }],
  ['content among packages', { content: 'node_modules', pages: [], assets: [['/vite/index.js', 'hash']] }],
  ['content of Git', { content: '.git', pages: [], assets: [['/config', 'hash']] }],
  ['an asset beside the content', { assets: [['-of-others/a.png', 'hash']] }],
  ['an asset elsewhere', { assets: [['/../../a.png', 'hash']] }],
  ['a file of the output elsewhere', { outputs: [['/etc/a', 'key', 'hash']] }],
  ['a file of an index elsewhere', { folders: [{ path: '_nav/search/a', key: 'key', files: [['../a', 'hash']] }] }],
])('a part with %s is damaged', (_, changes) => {
  expect(read(changes)).toThrow(Failure);
});
