import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { confine, leadsOn } from '../../cli/system/files/confine.ts';
import { followLink } from '../../cli/system/files/follow-link.ts';
import { makeFolder, putFiles } from './support/folder.ts';

test.each([
  ['a', true],
  ['a/b.txt', true],
  ['.well-known/x', true],
  ['a..b/..c', true],
  ['', false],
  ['..', false],
  ['a/../../b', false],
  ['a/..', false],
  ['/etc/passwd', false],
  ['C:/x', false],
  [String.raw`..\x`, false],
  [String.raw`\\host\x`, false],
  ['a\0b', false],
])('whether %j leads on is known by its text', (text, isOn) => {
  expect(leadsOn(text)).toBe(isOn);
});

test('a path from a file is below its folder, whatever links are on the way', () => {
  const top = makeFolder({ 'victim/a.txt': '', 'home/inner/a.txt': '', 'home/file': '' });
  const home = path.join(top, 'home');
  symlinkSync('../victim', path.join(home, 'out'));
  symlinkSync('nowhere', path.join(home, 'dangling'));
  symlinkSync('inner', path.join(home, 'near'));
  symlinkSync('../victim/a.txt', path.join(home, 'end'));
  const inside = (file: string) => {
    const found = confine(home, file);
    return found && path.relative(home, found);
  };
  expect(['inner/a.txt', 'new/folder/x', 'near/b.txt'].map(inside)).toEqual([
    'inner/a.txt',
    'new/folder/x',
    'inner/b.txt',
  ]);
  // What is at the end is replaced or removed itself.
  expect(inside('end')).toBe('end');
  expect(['../victim/a.txt', 'out/a.txt', 'out/new/x', 'dangling/x', 'file/x', '.'].map(inside)).toEqual(
    Array.from({ length: 6 }),
  );
});

test('a link to what a walk passes over leads behind it, wherever the project is', () => {
  const root = path.join(makeFolder(), '.worktrees/node_modules/site');
  putFiles(root, {
    '.git/config': '',
    '.env': '',
    'node_modules/pkg/a.css': '',
    'notes/a.md': '',
    'content/inner/b.md': '',
  });
  const links = {
    'content/config': '../.git/config',
    'content/env': '../.env',
    'content/styles': '../node_modules/pkg/a.css',
    'content/inner/note.md': '../../notes/a.md',
  };
  for (const [link, target] of Object.entries(links)) symlinkSync(target, path.join(root, link));
  expect(Object.keys(links).map((link) => followLink(root, path.join(root, link)))).toEqual([
    'passed-over',
    'passed-over',
    'passed-over',
    'file',
  ]);
});
