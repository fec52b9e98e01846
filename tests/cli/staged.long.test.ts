/** What a hook checks: the files as they are staged, not as they are on disk. */
import { spawnSync } from 'node:child_process';
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
