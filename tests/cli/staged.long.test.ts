/** What a hook checks: the files as they are staged, not as they are on disk. */
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

const BROKEN = '# Start\n\nSee the [button](/library/butto).\n';

/** A repository in which the project is committed. */
function repository(): { readonly root: string; readonly git: (...args: readonly string[]) => void } {
  const root = makeFolder(PROJECT);
  const git = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr.trim()].filter((part) => part !== '')).toEqual([0]);
  };
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  return { root, git };
}

const validate = (root: string) => runCli(['validate', '--staged'], root);

test('a staged mistake is found although it is corrected on disk, and shown as it is staged', async () => {
  const { root, git } = repository();
  putFiles(root, { 'content/library/start.md': BROKEN });
  git('add', '.');
  putFiles(root, { 'content/library/start.md': PROJECT['content/library/start.md'] });
  const { exitCode, stdout } = await validate(root);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('3 | See the [button](/library/butto).');
  expect((await runCli(['validate'], root)).exitCode).toBe(0);
});

test('a good change passes although the next one is half done on disk', async () => {
  const { root, git } = repository();
  putFiles(root, { 'content/library/button.md': '# Button\n\nPress it twice.\n' });
  git('add', '.');
  putFiles(root, { 'content/library/start.md': BROKEN, 'nav/sections/library.yaml': 'id: [' });
  expect(await validate(root)).toMatchObject({ exitCode: 0 });
});

test('a new file that is not staged is missing', async () => {
  const { root, git } = repository();
  putFiles(root, {
    'content/library/start.md': '# Start\n\nSee the [new page](/library/new).\n',
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}  - pathname: /library/new\n`,
    'content/library/new.md': '# New\n\nIt is new.\n',
  });
  git('add', '-u');
  expect((await validate(root)).stdout).toContain('unwritten-page');
  git('add', '.');
  expect((await validate(root)).stdout).not.toContain('unwritten-page');
});

test('without a repository, and together with what changes files, the right cause is said', async () => {
  const root = makeFolder(PROJECT);
  expect(await validate(root)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('not in a git repository'),
  });
  expect(await runCli(['validate', '--staged', '--fix'], root)).toMatchObject({ exitCode: 2 });
});

/** `validate` and `validate --staged` say the same. */
async function expectSame(root: string): Promise<string> {
  const { exitCode, stdout } = await runCli(['validate'], root);
  expect(await validate(root)).toMatchObject({ exitCode, stdout });
  return stdout;
}

test('pages in a submodule, and behind a link, are those on disk', async () => {
  const { root, git } = repository();
  const { root: other } = repository();
  putFiles(root, {
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}  - pathname: /library/parts/content/library/button\n  - pathname: /library/notes\n`,
    'content/library/start.md':
      '# Start\n\nSee the [button](/library/button) and a [file](/library/parts/nav/site.yaml).\n',
    'notes.md': '# Notes\n\nSee [there](/library/parts/content/library/button).\n',
  });
  symlinkSync('../../notes.md', path.join(root, 'content/library/notes.md'));
  symlinkSync('../../.git/config', path.join(root, 'content/library/config'));
  git('-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', other, 'content/library/parts');
  git('add', '.');
  const stdout = await expectSame(root);
  expect(stdout).not.toContain('unwritten-page');
  expect(stdout).toContain('content/library/config:1:1');
  // A commit that has them knows them as well.
  git('rm', '-q', '--force', 'content/library/config');
  git('commit', '-q', '-m', 'parts');
  expect((await runCli(['diff'], root)).stdout).toContain('Nothing changes for readers');
});

test.each(['assume-unchanged', 'skip-worktree'])(
  'the index is read where Git does not look at the disk: %s',
  async (mark) => {
    const { root, git } = repository();
    git('update-index', `--${mark}`, 'content/library/start.md');
    putFiles(root, { 'content/library/start.md': BROKEN });
    expect((await runCli(['validate'], root)).exitCode).toBe(1);
    expect(await validate(root)).toMatchObject({ exitCode: 0 });
    putFiles(root, { 'content/library/start.md': '# Start again\n' });
    expect((await runCli(['diff'], root)).stdout).not.toContain('Nothing changes');
  },
);

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a2146'.repeat(8)}\nsize 12345\n`;

test('a pointer of Git LFS is told where the next commit has one, and no file is', async () => {
  const { root, git } = repository();
  putFiles(root, { 'content/library/button.md': POINTER, 'content/library/a.png': POINTER });
  git('add', '.');
  const lines = await expectSame(root);
  for (const file of ['button.md', 'a.png']) expect(lines).toContain(`content/library/${file}:1:1`);
  // Both are files on disk again, but that is not staged.
  putFiles(root, {
    'content/library/button.md': PROJECT['content/library/button.md'],
    'content/library/a.png': 'picture',
  });
  const { stdout } = await validate(root);
  for (const file of ['button.md', 'a.png']) expect(stdout).toContain(`content/library/${file}:1:1`);
  // With Git LFS, they are what Git has of these files.
  putFiles(root, { '.gitattributes': '*.png filter=lfs\nbutton.md filter=lfs\n' });
  git('add', '.gitattributes');
  expect(await validate(root)).toMatchObject({ exitCode: 0 });
});

test('an index that cannot be read is told as that', async () => {
  const { root } = repository();
  writeFileSync(path.join(root, '.git/index'), 'x');
  for (const command of [['validate', '--staged'], ['diff']])
    expect(await runCli(command, root)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(
        'error: Git cannot read the index of this repository.\n  help: `git status` says why;',
      ),
    });
});
