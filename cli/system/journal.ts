import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { confine } from './files/confine.ts';
import { lookAt } from './files/look-at.ts';
import { findRepository } from './packages/repository.ts';

/** Puts a journal in its place by one rename; it is on the disk by then, so that even a power cut leaves none cut off. */
export function putJournal(draft: string, file: string, journal: object): void {
  writeFileSync(draft, JSON.stringify(journal), { flush: true });
  renameSync(draft, file);
}

/**
 * Reads a journal that a killed process left in a folder; `undefined` if there is none. One that this machine did not
 * write, or not to its end, is not followed: a warning says why, and what to do (`help`).
 */
export function readJournal<Journal extends object>(
  folder: string,
  path: string,
  { isOurs, help }: { readonly isOurs: (value: unknown) => value is Journal; readonly help: string },
): Journal | string | undefined {
  const refuse = (why: string) => `warning: ${join(folder, path)} is not followed, because it ${why}: ${help}`;
  const file = confine(folder, path);
  if (file === undefined) return refuse('is behind a link');
  const entry = lookAt(file);
  if (entry === undefined) return undefined;
  if (!entry.isFile()) return refuse('is not a file');
  if (isTracked(file)) return refuse('is in Git, so that a commit brought it');
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isOurs(value) ? value : refuse('does not say what a command of docs-nav writes');
  } catch {
    return refuse('cannot be read to its end');
  }
}

/** Returns whether Git tracks a file, or cannot say so. It runs where no commit can have put a repository. */
function isTracked(file: string): boolean {
  const cwd = findRepository(dirname(file));
  const args = ['--literal-pathspecs', 'ls-files', '--error-unmatch', '--', file];
  return cwd !== undefined && spawnSync('git', args, { cwd, stdio: 'ignore' }).status !== 1;
}
