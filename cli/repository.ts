import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
