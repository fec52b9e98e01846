import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathFrom } from '../files/slashes.ts';
import { isWithin } from '../files/follow-link.ts';

/** Returns a folder and all its ancestors, innermost first. */
export function foldersAbove(folder: string): readonly string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(dirname(folder))];
}

/** Returns the root of the Git repository that contains a folder. */
export function findRepository(folder: string): string | undefined {
  return foldersAbove(folder).find((candidate) => existsSync(join(candidate, '.git')));
}

/** Returns the folders from one up to the root of its repository, or to the outermost one without a repository. */
export function foldersInRepository(folder: string): readonly string[] {
  const folders = foldersAbove(folder);
  const top = findRepository(folder);
  return top === undefined ? folders : folders.slice(0, folders.indexOf(top) + 1);
}

/**
 * Returns whether a folder, given from the project’s root, is in the project's real repository, with all links
 * resolved: the Git repository, else the outermost folder with a `package.json`, as in a copy without history. Without
 * either, there is no known boundary; and a folder that does not exist is not outside.
 */
export function isInRepository(root: string, folder: string): boolean {
  const path = join(root, folder);
  if (!existsSync(path)) return true;
  const project = realpathSync(root);
  const top =
    findRepository(project) ??
    foldersAbove(dirname(project)).findLast((outer) => existsSync(join(outer, 'package.json')));
  return top === undefined || isWithin(top, realpathSync(path));
}

/** Returns the path of a project from its repository's root, with slashes; empty if both are the same. */
export function placeInRepository(root: string): string | undefined {
  const project = realpathSync(root);
  const top = findRepository(project);
  return top === undefined ? undefined : pathFrom(top, project);
}
