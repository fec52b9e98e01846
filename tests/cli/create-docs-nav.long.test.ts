import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { makeFolder } from './support/folder.ts';

test.each([
  [['--help'], 0, 'Usage: npm create docs-nav [dir]'],
  [['my-library', '-h'], 0, 'Usage: npm create docs-nav [dir]'],
  [['--template', 'mui'], 2, 'There is no option `--template`.'],
])('npm create docs-nav %j writes and installs nothing', (args, status, text) => {
  const root = makeFolder();
  const script = path.join(ROOT, 'cli/create-docs-nav/create.mjs');
  const run = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
  expect(run.status).toBe(status);
  expect(run.stdout + run.stderr).toContain(text);
  expect(readdirSync(root)).toEqual([]);
});

test('an installation that fails leaves the folder empty, so that the next attempt is like the first', () => {
  const root = makeFolder();
  const script = path.join(ROOT, 'cli/create-docs-nav/create.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DOCS_NAV_SPEC: path.join(root, '../no-such-file.tgz') },
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('docs-nav could not be installed, and no file was written.');
  expect(readdirSync(root)).toEqual([]);
});
