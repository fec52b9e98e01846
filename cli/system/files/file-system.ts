import { linkSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { succeeds } from '../base/failure.ts';
import { lookAt } from './look-at.ts';

/** The folder that a build writes and other commands read, from the project's root. */
export const DEFAULT_OUT = 'out';

/** The folder for a build's own files, and the file which shows that a build wrote a folder and may replace it. */
export const OWN_FOLDER = '_nav';
const MARKER = 'site.json';

/** Returns whether a folder was written by a build. */
export function isOutput(folder: string): boolean {
  return lookAt(join(folder, OWN_FOLDER, MARKER)) !== undefined;
}

/** A file as it was written: the hash of its inputs, its size in bytes, and its modification time in ms. */
export type WrittenFile = readonly [key: string, size: number, mtimeMs: number];

/** Returns whether a file is as a build left it; anything else is rewritten. */
export function isUntouched(file: string, [, size, mtimeMs]: WrittenFile): boolean {
  const entry = lookAt(file);
  return entry?.size === size && entry.mtimeMs === mtimeMs && entry.isFile();
}

export function isFolder(path: string): boolean {
  return lookAt(path)?.isDirectory() === true;
}

/**
 * Removes everything from a folder except the needed folders in it and the files that are kept, by their paths from
 * there; returns the needed folders that exist.
 */
export function removeOthers(
  folder: string,
  needed: ReadonlySet<string>,
  isKept: (path: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (entry.isDirectory() && needed.has(path)) {
        found.add(path);
        look(`${path}/`);
      } else if (!isKept(path)) rmSync(join(folder, path), { recursive: true, force: true });
    }
  };
  look('');
  return found;
}

export function tryLink(from: string, to: string): boolean {
  return succeeds(() => linkSync(from, to));
}

/** Removes an empty folder. */
export function tryRemove(folder: string): boolean {
  return succeeds(() => rmdirSync(folder));
}

export function tryRename(from: string, to: string): boolean {
  return succeeds(() => renameSync(from, to));
}
