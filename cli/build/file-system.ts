import { linkSync, lstatSync, renameSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../failure.ts';
import type { WrittenFile } from './output-state.ts';

/** Folder that a build writes to and others read from, from the project's root. */
export const DEFAULT_OUT = 'out';

/** What a build keeps its own files in, and the one that says that a folder was written by a build and may be replaced. */
export const OWN_FOLDER = '_nav';
const MARKER = 'site.json';

/** Whether a folder was written by a build. */
export function isOutput(folder: string): boolean {
  return lookAt(join(folder, OWN_FOLDER, MARKER)) !== undefined;
}

/** What is at a path, be it a link; `undefined` for nothing, also where a file stands in the way. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a file is as a build left it; what others changed is rewritten. */
export function isUntouched(file: string, [, size, mtimeMs]: WrittenFile): boolean {
  const entry = lookAt(file);
  return entry?.size === size && entry.mtimeMs === mtimeMs && entry.isFile();
}

export function isFolder(path: string): boolean {
  return lookAt(path)?.isDirectory() === true;
}

export function tryLink(from: string, to: string): boolean {
  return succeeds(() => linkSync(from, to));
}

export function tryRename(from: string, to: string): boolean {
  return succeeds(() => renameSync(from, to));
}

/** False for what the file system refuses: nothing there, another disk, no links. */
function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}
