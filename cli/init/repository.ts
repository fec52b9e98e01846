import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The repository around a new site, as hooks and continuous integration see it. */
export interface Repository {
  /** Its folder, from the site's. */
  readonly top: string;
  /** The site's folder, from there; '' where they are the same. */
  readonly below: string;
  readonly manager: Manager;
}

/** What installs packages in a repository. */
export type Manager = 'npm' | 'pnpm' | 'yarn' | 'yarn-classic' | 'bun';

const LOCKS: readonly (readonly [file: string, manager: Manager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['.yarnrc.yml', 'yarn'],
  ['yarn.lock', 'yarn-classic'],
];

/** Finds the repository that a folder is in; the folder itself where there is none. */
export function findRepository(root: string): Repository {
  const folders = foldersAbove(root);
  const folder = folders.find((candidate) => existsSync(join(candidate, '.git'))) ?? root;
  const within = folders.slice(0, folders.indexOf(folder) + 1);
  const manager = LOCKS.find(([file]) => within.some((candidate) => existsSync(join(candidate, file))))?.[1] ?? 'npm';
  return { top: slashed(relative(root, folder)), below: slashed(relative(folder, root)), manager };
}

/** The folder, and all those around it. */
export function foldersAbove(folder: string): readonly string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(dirname(folder))];
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
