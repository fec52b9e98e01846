import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManager } from '../../../site/project/project.ts';
import { readPackageJson } from './read-manifest.ts';
import { foldersInRepository } from './repository.ts';

const LOCKS: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['.yarnrc.yml', 'yarn'],
  ['yarn.lock', 'yarn-classic'],
  ['package-lock.json', 'npm'],
];

/** Finds a project's package manager: the one in the nearest `package.json`, else the one whose lock file exists. */
export function findPackageManager(root: string): PackageManager {
  for (const folder of foldersInRepository(root)) {
    const named = /^(npm|pnpm|yarn|bun)@(\d+)/.exec(readPackageJson(folder).packageManager ?? '');
    if (named !== null) return named[1] === 'yarn' && named[2] === '1' ? 'yarn-classic' : (named[1] as PackageManager);
    const lock = LOCKS.find(([file]) => existsSync(join(folder, file)));
    if (lock !== undefined) return lock[1];
  }
  return 'npm';
}

/** Returns the command that installs a project's dependencies. */
export function installCommand(manager: PackageManager): string {
  return `${programOf(manager)} install`;
}

/**
 * Returns the command that adds packages for development, with a version if it matters: `vite@8`,
 * `other-name@npm:vite@8`.
 */
export function addCommand(manager: PackageManager, packages: readonly string[]): string {
  return `${programOf(manager)} ${manager === 'npm' ? 'install' : 'add'} -D ${packages.join(' ')}`;
}

/** Returns the command that runs a script of `package.json`. */
export function scriptCommand(manager: PackageManager, script: string): string {
  return `${programOf(manager)} run ${script}`;
}

/**
 * Returns whether Yarn keeps the project's packages in archives (https://yarnpkg.com/features/pnp), which neither
 * docs-nav nor its tools can read.
 */
export function isPlugAndPlay(root: string): boolean {
  return foldersInRepository(root).some((folder) => existsSync(join(folder, '.pnp.cjs')));
}

function programOf(manager: PackageManager): string {
  return manager === 'yarn-classic' ? 'yarn' : manager;
}
