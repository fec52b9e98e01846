/** Outputs that cannot be exchanged as a whole: volumes of containers. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { publishInside, recoverInside } from '../../cli/build/write/publish-inside.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) spawnSync('umount', [folder]);
});

/** Mounts a folder on itself, or memory on it; false if this machine does not allow it. */
function mount(folder: string, ...options: readonly string[]): boolean {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('mount', [...options, folder]).status !== 0) return false;
  mounted.push(folder);
  return true;
}

const canMount =
  process.platform === 'linux' && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

describe.skipIf(!canMount)('a mounted output', () => {
  test.each(['memory', 'the same disk'])('is built and built again: %s', async (kind) => {
    const root = makeFolder(PROJECT);
    const out = path.join(root, 'out');
    mkdirSync(out);
    expect(kind === 'memory' ? mount(out, '-t', 'tmpfs', 'none') : mount(out, '--bind', out)).toBe(true);
    const build = () => runCli(['build', '--no-search'], root);
    expect((await build()).stderr).not.toContain('EBUSY');
    putFiles(root, { 'content/library/button.md': '# Button\n\nPress it twice.\n' });
    expect((await build()).exitCode).toBe(0);
    expect(readFileSync(path.join(out, 'library/button/index.html'), 'utf8')).toContain('Press it twice.');
    const plain = makeFolder({ ...PROJECT, 'content/library/button.md': '# Button\n\nPress it twice.\n' });
    await runCli(['build', '--no-search'], plain);
    expect(hashFolder(out)).toEqual(hashFolder(path.join(plain, 'out')));
  });
});

test('a publication that was interrupted is finished by the next build, with new files before old ones', () => {
  const out = makeFolder();
  const staged = path.join(out, '.building-0');
  putFiles(out, { 'index.html': 'old', 'gone.html': 'old', 'a/b.html': 'old', 'kept.html': 'kept' });
  putFiles(staged, { 'index.html': 'new', 'a/c.html': 'new', '_nav/assets/main.12345678.js': 'new' });
  // As it is when a process ends right after its first step.
  writeFileSync(
    path.join(out, '.publishing.json'),
    JSON.stringify({
      from: '.building-0',
      files: ['index.html', 'kept.html', 'a/c.html', '_nav/assets/main.12345678.js'],
    }),
  );
  recoverInside(out);
  const files = (readdirSync(out, { recursive: true }) as string[]).filter((file) => /\.\w+$/.test(file)).toSorted();
  expect(files).toEqual(['_nav/assets/main.12345678.js', 'a/c.html', 'index.html', 'kept.html']);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(out, 'kept.html'), 'utf8')).toBe('kept');
});

test('nothing is left of a publication', () => {
  const out = makeFolder();
  const staged = path.join(out, '.building-1');
  putFiles(staged, { 'index.html': 'new' });
  publishInside(staged, out, ['index.html']);
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(existsSync(staged)).toBe(false);
});
