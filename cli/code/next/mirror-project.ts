import { spawnSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isOutput } from '../../system/files/file-system.ts';
import { isPassedOver, isWithin } from '../../system/files/follow-link.ts';
import { lookAt, lookThrough } from '../../system/files/look-at.ts';
import { listFolder } from '../../system/files/read-files.ts';
import { mainTargetsOf, targetsOf } from '../../system/packages/export-targets.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { findRepository, foldersInRepository } from '../../system/packages/repository.ts';

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
 * Copies a project into an empty folder, with all of its repository, so that packages in there are copied as well: what
 * Git tracks or would track, and what packages publish of what it ignores. Without Git, it is the project’s folder alone.
 * Nothing leads back but links out of the repository, and nothing that is installed is copied.
 */
export function mirrorProject(project: string, folder: string): Mirror {
  const root = realpathSync(project);
  const around = foldersInRepository(root);
  const isInstalled = (place: string) => lookThrough(join(place, 'node_modules'))?.isDirectory() === true;
  const repository = findRepository(root);
  const top = repository ?? around.findLast(isInstalled) ?? root;
  const placeOf = (path: string) =>
    isWithin(top, path) && !isOfPackages(relative(top, path)) ? join(folder, relative(top, path)) : path;
  const files = repository === undefined ? undefined : listByGit(top);
  const whole = repository ?? root;
  const copied = files ?? Array.from(walk(whole), (path) => join(relative(top, whole), path));
  for (const path of copied) copy(join(top, path), join(folder, path), { top, placeOf });
  // What is asked of Git ends here, and so do searches for settings.
  if (repository !== undefined) mkdirSync(join(folder, '.git'));
  const packages = copied
    .filter((path) => /(?:^|[\\/])package\.json$/.test(path))
    .map((path) => dirname(join(top, path)));
  const hosts = [...new Set([...around.slice(0, around.indexOf(top) + 1), ...packages])].filter(isInstalled);
  return { root: placeOf(root), hosts, placeOf };
}

interface Copying extends Pick<Mirror, 'placeOf'> {
  readonly top: string;
}

function copy(from: string, to: string, { top, placeOf }: Copying): void {
  const entry = lookAt(from);
  // It was removed since the last commit.
  if (entry === undefined) return;
  mkdirSync(dirname(to), { recursive: true });
  if (entry.isSymbolicLink()) {
    const target = readlinkSync(from);
    const leadsTo = resolve(dirname(from), target);
    symlinkSync(isAbsolute(target) || !isWithin(top, leadsTo) ? placeOf(leadsTo) : target, to);
  } else cpSync(from, to, COPYING);
}

/** A package that was built after its source was written looks so in the copy, too; what it has installed is linked. */
export const COPYING = {
  recursive: true,
  filter: (from: string) => basename(from) !== 'node_modules',
  preserveTimestamps: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
};

function isOfPackages(path: string): boolean {
  return path.split(/[\\/]/).includes('node_modules');
}

/** Lists the files of a repository, from its root; `undefined` if Git cannot. Of a submodule, it is the folder. */
function listByGit(top: string): readonly string[] | undefined {
  const list = (...options: string[]) => {
    const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--exclude-standard', ...options], {
      cwd: top,
      encoding: 'utf8',
      maxBuffer: MOST_LISTED,
    });
    return status === 0 ? stdout.split('\0').filter((path) => path !== '' && !isOfPackages(path)) : undefined;
  };
  const ignored = list('--others', '--ignored', '--directory')?.filter((path) => isNeeded(top, path));
  const known = list('--cached', '--others');
  return known && ignored && [...new Set([...known, ...ignored])];
}

const MOST_LISTED = 1 << 28;

/** Returns whether others need what Git ignores: a generated file, or a folder of which a package publishes something. */
function isNeeded(top: string, path: string): boolean {
  if (!path.endsWith('/')) return true;
  const place = join(top, path);
  const around = foldersInRepository(dirname(place)).find((folder) => lookThrough(join(folder, 'package.json')));
  if (around === undefined) return false;
  const { exports, types, typings, module, main } = readPackageJson(around);
  const published = [...targetsOf(exports), ...mainTargetsOf(exports), types, typings, module, main];
  return published.some((file) => typeof file === 'string' && isWithin(place, `${join(around, file)}/`));
}

/** Lists the files of a folder without hidden ones, packages and outputs. */
function* walk(root: string, below = ''): Generator<string> {
  if (isOutput(join(root, below))) return;
  for (const entry of listFolder(join(root, below))) {
    const path = join(below, entry.name);
    if (isPassedOver(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(root, path);
    else yield path;
  }
}
