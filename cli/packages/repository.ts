import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isWithin } from '../files/follow-link.ts';

/** A folder and all those around it, the innermost first. */
export function foldersAbove(folder: string): readonly string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(dirname(folder))];
}

/** The folder of the repository of Git that a folder is in. */
export function findRepository(folder: string): string | undefined {
  return foldersAbove(folder).find((candidate) => existsSync(join(candidate, '.git')));
}

/** The folders from one up to that of its repository; where there is none, up to the outermost. */
export function foldersInRepository(folder: string): readonly string[] {
  const folders = foldersAbove(folder);
  const top = findRepository(folder);
  return top === undefined ? folders : folders.slice(0, folders.indexOf(top) + 1);
}

/**
 * Whether a folder, named from the project’s root, is in the repository that the project is really in, whatever links led
 * there: that of Git, else the outermost folder around it with a `package.json`, as in a copy without history. Where there
 * is neither, no one can say where it ends; and a folder that does not exist is nowhere else.
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

/** The path of a project from the folder of its repository, with slashes; empty where both are the same. */
export function placeInRepository(root: string): string | undefined {
  const project = realpathSync(root);
  const top = findRepository(project);
  return top === undefined ? undefined : relative(top, project).replaceAll(sep, '/');
}
