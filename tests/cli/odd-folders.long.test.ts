import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { installPackage, runInstalled } from '../installed/support/installation.ts';
import { firstRows } from '../support/runs.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';
import { git, makeRepository } from './support/repository.ts';

const DEMO = {
  ...PROJECT,
  'content/library/button.md': '# Button\n\nPress it.\n\n::demo{src="Press.tsx"}\n',
  'content/library/Press.tsx': 'export default function Press() {\n  return <b>Press</b>;\n}\n',
};

function projectIn(name: string, files: Readonly<Record<string, string>>): string {
  const root = path.join(makeFolder(), name);
  mkdirSync(root);
  putFiles(root, files);
  return root;
}

test.each(firstRows(['a?b', 'a#b', 'a\\b']))(
  'a project in a folder called %s works without demos, which Vite cannot compile',
  async (name) => {
    const root = projectIn(name, PROJECT);
    expect(await runCli(['validate'], root)).toMatchObject({ exitCode: 0 });
    expect(await runCli(['build', '--no-search'], root)).toMatchObject({ exitCode: 0 });
    putFiles(root, DEMO);
    const { exitCode, stderr } = await runCli(['build', '--no-search'], root);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining(`contains \`${name[1]}\`, with which Vite finds no modules.\n  help: rename the folder`),
    ]);
  },
);

test.skipIf(process.platform === 'win32').each(firstRows(['validate', 'build', 'dev', 'routes']))(
  '`%s` says that Node finds no modules of a package in a folder with a backslash',
  (command) => {
    const root = projectIn('a\\b', PROJECT);
    installPackage(root);
    expect(runInstalled(root, command)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/contains `\\`, with which Node finds no modules: `.*\/a\\…`\n {2}help: rename/),
    });
  },
);

test('a build says why pages have no dates, unless there is no history', async () => {
  const root = makeRepository(PROJECT);
  const notes = async (folder: string) =>
    (await runCli(['build', '--no-search'], folder)).stderr.split('\n').filter((line) => line.startsWith('note:'));
  expect(await notes(root)).toEqual([]);
  expect(await notes(makeFolder(PROJECT))).toEqual([]);
  putFiles(root, { 'content/library/start.md': '# Start\n' });
  git(root, 'commit', '--quiet', '--all', '--message', 'two');
  const clone = path.join(makeFolder(), 'clone');
  git(root, 'clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone);
  expect(await notes(clone)).toEqual([
    'note: Pages have no dates: this clone lacks most of the history (`git fetch --unshallow`; `fetch-depth: 0` in CI).',
  ]);
  const { PATH } = process.env;
  process.env['PATH'] = makeFolder();
  onTestFinished(() => void (process.env['PATH'] = PATH));
  expect(await notes(root)).toEqual(['note: Pages have no dates: Git is not installed.']);
});
