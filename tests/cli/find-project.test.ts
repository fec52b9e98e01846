import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Failure } from '../../cli/system/base/failure.ts';
import { findProject } from '../../cli/project/find-project.ts';
import { makeFolder, PROJECT } from './support/folder.ts';

async function failureOf(looking: Promise<string>): Promise<{ message: string; help: string }> {
  const error = await looking.then(
    (root) => new Error(`found ${root}`),
    (error: unknown) => error,
  );
  if (!(error instanceof Failure)) throw error;
  return { message: error.message, help: error.help ?? '' };
}

test('finds the nearest project around the working directory', async () => {
  const root = makeFolder({ ...PROJECT, 'inner/nav/site.yaml': '' });
  expect(await findProject(root)).toBe(root);
  expect(await findProject(path.join(root, 'content/library'))).toBe(root);
  expect(await findProject(path.join(root, 'nav/sections'))).toBe(root);
  expect(await findProject(path.join(root, 'inner/nav'))).toBe(path.join(root, 'inner'));
});

test('takes a named folder directly', async () => {
  const root = makeFolder({ ...PROJECT, 'inner/nav/site.yaml': '' });
  expect(await findProject(root, 'inner')).toBe(path.join(root, 'inner'));
  expect(await findProject('/', root)).toBe(root);
  expect(await findProject(path.join(root, 'inner'), '..')).toBe(root);
});

test('explains how to make a project if there is none', async () => {
  const folder = makeFolder();
  const { message, help } = await failureOf(findProject(folder));
  expect(message).toBe(`There is no nav/site.yaml in ${folder} or any folder above it.`);
  expect(help).toContain('title: My library\n    url: https://docs.example.com');
});

test('suggests renaming settings that have another extension', async () => {
  const folder = makeFolder({ 'nav/site.yml': '' });
  expect((await failureOf(findProject(folder))).help).toBe('rename nav/site.yml to nav/site.yaml');
  expect((await failureOf(findProject(folder, '.'))).help).toBe('rename nav/site.yml to nav/site.yaml');
});

test('distinguishes what can be wrong with a named folder', async () => {
  const root = makeFolder({ ...PROJECT, 'other/file.txt': '' });
  mkdirSync(path.join(root, 'broken/nav/site.yaml'), { recursive: true });
  const outside = makeFolder({ 'file.txt': '' });
  expect((await failureOf(findProject(outside, 'gone'))).message).toBe('The folder `gone` does not exist.');
  expect((await failureOf(findProject(outside, 'file.txt'))).message).toBe(
    "`file.txt` is a file, not a project's folder.",
  );
  expect((await failureOf(findProject(outside, '.'))).message).toBe('The folder `.` contains no nav/site.yaml.');
  expect((await failureOf(findProject(root, 'broken'))).message).toBe(
    'nav/site.yaml in `broken` is a folder, not a file.',
  );
  expect((await failureOf(findProject(root, 'nav'))).help).toBe('did you mean `.`, which contains nav/site.yaml');
});

// Root can read everything, so nothing is refused.
test.skipIf(process.getuid?.() === 0)('a folder that cannot be read is not reported as missing', async () => {
  const root = makeFolder(PROJECT);
  mkdirSync(path.join(root, 'locked'), { mode: 0o000 });
  expect((await failureOf(findProject(root, 'locked'))).message).toMatch(/cannot be read \(EACCES\)/);
});
