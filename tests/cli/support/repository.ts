import { spawnSync } from 'node:child_process';
import { makeFolder } from './folder.ts';

/** Makes a folder with these files, all of them committed, for the duration of one test; returns its absolute path. */
export function makeRepository(files: Readonly<Record<string, string>>): string {
  const root = makeFolder({ ...files, '.gitignore': '.docs-nav/\n' });
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'start');
  return root;
}

/** Runs git in a folder and returns what it prints; throws its error message if it fails. */
export function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
