/** What a branch brings: journals that Git tracks, so that no command of this machine wrote them; a cache. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scanProject } from '../../cli/project/load-project.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';
import { git, makeRepository } from './support/repository.ts';

/** Its steps lead where those of an edit do. */
const EDIT = {
  '.docs-nav/edit-4000000/journal.json': JSON.stringify({
    command: 'mv /a /b',
    steps: [{ from: 'content/library/start.md', to: 'content/library/start.md', stamp: [1, 1] }],
  }),
  '.docs-nav/edit-4000000/0': '# Written\n',
};

test.each([
  ['validate'],
  ['validate', '--staged'],
  ['validate', '--fix'],
  ['routes'],
  ['diff'],
  ['coverage'],
  ['baseline', '--owner', 'a'],
])('an edit that Git tracks is told by %s %s, and changes nothing', async (...command) => {
  const root = makeRepository({ ...PROJECT, 'node_modules/.keep': '' });
  putFiles(root, EDIT);
  git(root, 'add', '--force', '.docs-nav');
  const read = () => readFileSync(path.join(root, 'content/library/start.md'), 'utf8');
  const { exitCode, stderr } = await runCli(command, root);
  expect(stderr).toContain(
    '.docs-nav/edit-4000000/journal.json is not followed, because it is in Git, so that a commit brought it:',
  );
  expect([exitCode, read()]).toEqual([0, PROJECT['content/library/start.md']]);
  expect(git(root, 'status', '--porcelain', '--', '.docs-nav/edit-4000000')).toMatch(/^(A {2}.*\n){2}$/);
});

test('an edit in a repository whose index cannot be read is left alone as well', async () => {
  const root = makeRepository(PROJECT);
  putFiles(root, EDIT);
  writeFileSync(path.join(root, '.git/index'), 'x');
  const { exitCode, stderr } = await runCli(['validate'], root);
  expect([exitCode, existsSync(path.join(root, '.docs-nav/edit-4000000/0'))]).toEqual([0, true]);
  expect(stderr).toContain('is not followed');
});

test('an edit that Git does not track is finished', async () => {
  const root = makeRepository(PROJECT);
  putFiles(root, EDIT);
  const { stderr } = await runCli(['validate'], root);
  expect(stderr).toContain('note: `docs-nav mv /a /b` was interrupted; its 1 file is in place now');
});

test('a build makes the output without a publication that is not ours, and tells it', async () => {
  const top = makeFolder({ 'victim/a.txt': 'a' });
  const [root, other] = [path.join(top, 'site'), path.join(top, 'other')];
  for (const folder of [root, other]) putFiles(folder, { ...PROJECT, 'node_modules/.keep': '' });
  const build = (folder: string) => runCli(['build', '--no-search'], folder);
  await build(other);
  const cold = hashFolder(path.join(other, 'out'));
  await build(root);
  for (const journal of ['{"fr', '{"from":"../../victim","files":[]}']) {
    writeFileSync(path.join(root, 'out/.publishing.json'), journal);
    const { exitCode, stderr } = await build(root);
    expect(stderr).toContain('out/.publishing.json is not followed, because it ');
    expect([exitCode, hashFolder(path.join(root, 'out')), existsSync(path.join(top, 'victim/a.txt'))]).toEqual([
      0,
      cold,
      true,
    ]);
  }
  git(root, 'init', '--quiet');
  writeFileSync(path.join(root, 'out/.publishing.json'), '{"from":".building-4000000","files":[]}');
  git(root, 'add', '--force', 'out/.publishing.json');
  const { exitCode, stderr } = await build(root);
  expect(stderr).toContain('it is in Git, so that a commit brought it: this build makes the output without it\n');
  expect([exitCode, hashFolder(path.join(root, 'out'))]).toEqual([0, cold]);
});

test('a cached manifest shows no other files than the pages of the project', async () => {
  const top = makeFolder({ 'secret.md': '# Start\n\nSecret words.\n' });
  const root = path.join(top, 'site');
  putFiles(root, { ...PROJECT, 'node_modules/.keep': '' });
  await runCli(['build', '--no-search'], root);
  const project = await scanProject(projectAt(root), { isBuild: true });
  const kept = project.cache.read<{ readonly manifest: RouteManifest }>('manifest.json', project.fingerprint());
  expect(kept?.manifest.routes['/library/start']?.file).toBe('content/library/start.md');
  const text = JSON.stringify(kept).replaceAll('content/library/start.md', '../secret.md');
  project.cache.keep('manifest.json', JSON.parse(text), project.fingerprint());
  rmSync(path.join(root, 'out'), { recursive: true });
  expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  expect(readFileSync(path.join(root, 'out/library/start/index.html'), 'utf8')).not.toContain('Secret words');
});
