import { spawnSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isOutput } from '../../system/files/file-system.ts';
import { isPassedOver, isWithin } from '../../system/files/follow-link.ts';
import { lookAt, lookThrough } from '../../system/files/look-at.ts';
import { targetsOf } from '../../system/packages/export-targets.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { findRepository, foldersAbove, foldersInRepository } from '../../system/packages/repository.ts';

/** A copy of a project, with the repository around it, in a temporary folder. */
export interface Mirror {
  /** Absolute path of the copied project. */
  readonly root: string;
  /** The folders of the project and its repository that have a `node_modules`, the project’s own first. */
  readonly hosts: readonly string[];
  /** Returns the place of a real path in the mirror; what is not copied stays where it is. */
  placeOf(path: string): string;
}

/**
 * Copies a project to a folder, with all of its repository, so that packages in there are copied as well: what Git tracks
 * or would track, and what packages publish of what it ignores. Without Git, it is the project’s folder alone. The source of
 * the `replaced` packages is left out, so that no setting can lead there; nothing that is installed is copied.
 */
export function mirrorProject(project: string, folder: string, replaced: readonly string[]): Mirror {
  const root = realpathSync(project);
  const repository = findRepository(root);
  const around = foldersInRepository(root).filter(isHost);
  const top = repository ?? around.at(-1) ?? root;
  const placeOf = (path: string) =>
    isWithin(top, path) && !isOfPackages(relative(top, path)) ? join(folder, relative(top, path)) : path;
  const files = repository === undefined ? undefined : listByGit(repository);
  const isCopied = (path: string) => path === root || !(isPassedOver(basename(path)) || isOutput(path));
  if (files === undefined) cpSync(repository ?? root, placeOf(repository ?? root), { ...COPYING, filter: isCopied });
  for (const file of files ?? []) {
    const isSource = !isWithin(root, file) && /(?:\/|(?<!\.config)\.[cm]?[jt]sx?)$/.test(file);
    const isReplaced = isSource && replaced.includes(readPackageJson(packageAround(file)).name ?? '');
    // Some may have been removed since the last commit.
    if (!isReplaced && lookAt(file) !== undefined) cpSync(file, placeOf(file), COPYING);
  }
  // What is asked of Git ends here, and so do searches for settings.
  if (repository !== undefined) mkdirSync(join(folder, '.git'), { recursive: true });
  const packages = (files ?? []).filter((file) => basename(file) === 'package.json').map(dirname);
  return { root: placeOf(root), hosts: [...new Set([...around, ...packages.filter(isHost)])], placeOf };
}

/** A package that was built after its source was written looks so in the copy, too; what it has installed is linked. */
export const COPYING = {
  recursive: true,
  filter: (from: string) => basename(from) !== 'node_modules',
  preserveTimestamps: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
};

function isHost(folder: string): boolean {
  return lookThrough(join(folder, 'node_modules'))?.isDirectory() === true;
}

function isOfPackages(path: string): boolean {
  return path.split(/[\\/]/).includes('node_modules');
}

/** Lists the files of a repository, and folders that end in a slash; `undefined` if Git cannot. */
function listByGit(top: string): readonly string[] | undefined {
  const list = (...options: string[]) => {
    const args = ['ls-files', '-z', '--exclude-standard', ...options];
    const { status, stdout } = spawnSync('git', args, { cwd: top, encoding: 'utf8', maxBuffer: 1 << 28 });
    const paths = stdout?.split('\0').filter((path) => path !== '' && !isOfPackages(path));
    return status === 0 ? paths.map((path) => `${top}/${path}`) : undefined;
  };
  const ignored = list('--others', '--ignored', '--directory');
  return list('--cached', '--others')?.concat(ignored?.filter(isNeeded) ?? []);
}

/** Returns whether others need what Git ignores: a generated file, or a folder of which a package publishes something. */
function isNeeded(path: string): boolean {
  const folder = packageAround(path);
  const { exports, types, typings, module, main } = readPackageJson(folder);
  const published = [exports, types, typings, module, main].flatMap(targetsOf);
  return !path.endsWith('/') || published.some((file) => isWithin(path, join(folder, file)));
}

/** Returns the folder of the package that a file or folder is part of. */
function packageAround(path: string): string {
  return foldersAbove(dirname(path)).find((folder) => lookAt(join(folder, 'package.json')) !== undefined) ?? '/';
}
