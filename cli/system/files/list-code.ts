import { statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { isOutput } from './file-system.ts';
import { isPassedOver } from './follow-link.ts';
import { walkFolder } from './read-files.ts';

/**
 * Lists the files of a folder and all below it, sorted, by their paths from there, without what is hidden, installed or built.
 * `isCode` selects them by absolute path.
 */
export function listCode(folder: string, isCode: (file: string) => boolean): readonly string[] {
  // An output is made from the package, and is not part of it.
  const isLeftOut = (entry: Dirent, path: string) =>
    isPassedOver(entry.name) || (entry.isDirectory() ? isOutput(join(folder, path)) : !entry.isFile());
  return [...walkFolder(folder, isLeftOut)].filter((path) => isCode(join(folder, path)));
}

/** Returns a stamp of a file with the time when the entry changed, because tools set the modification time arbitrarily. */
export function stampOf(folder: string, file: string): string {
  const { size, ctimeMs } = statSync(join(folder, file));
  return `${file} ${size} ${ctimeMs}`;
}
