import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { lookThrough } from '../system/files/look-at.ts';
import { isSystemError } from '../system/base/failure.ts';
import { followLink } from '../system/files/follow-link.ts';

/** What has to be watched so that no change below a folder is missed. */
export interface WatchedPlaces {
  /** The folder and those below it, including through symbolic links. */
  readonly folders: readonly string[];
  /** Symbolic links to files, with their targets. */
  readonly links: readonly { readonly link: string; readonly target: string }[];
}

/** Finds what to watch below a folder of a project; nothing if it does not exist. */
export function findWatchedPlaces(root: string, folder: string): WatchedPlaces {
  const folders: string[] = [];
  const links: { link: string; target: string }[] = [];
  const look = (within: string, from: readonly string[]): void => {
    folders.push(within);
    for (const entry of readdirSync(within, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      const path = join(within, entry.name);
      if (entry.isDirectory()) lookInto(path, from);
      if (!entry.isSymbolicLink()) continue;
      const target = followLink(root, path, from);
      if (target === 'folder') lookInto(path, [...from, realpathSync(within)]);
      else if (target === 'file') links.push({ link: path, target: realpathSync(path) });
    }
  };
  const lookInto = (within: string, from: readonly string[]): void => {
    try {
      look(within, from);
    } catch (error) {
      // It has disappeared in the meantime, or is not readable, which is reported when the project is read.
      if (!isSystemError(error)) throw error;
    }
  };
  if (lookThrough(folder)?.isDirectory() === true) lookInto(folder, []);
  return { folders, links };
}
