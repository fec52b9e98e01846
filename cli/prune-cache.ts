import { readdirSync, rmSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { findCacheFolder } from './cache-folder.ts';
import { isSystemError } from './failure.ts';
import { KEEPING } from './kept-file.ts';

/** Folders of the cache whose files are named by what they are made of, so that each change adds one. */
const KEYED = ['api', 'demos', 'frames'];

/** The same among the files of the cache itself: by packages, by other sites, by outputs. */
const NAMED = /^(?:packages|related|output)-.*\.json$/;

/** The former output of a folder, which the notes of the same name speak of. */
const SPARE = /^spare-(.+)$/;

/** Removes from a project's cache what nothing has read for as long as it is worth keeping. What is missed is made again. */
export function pruneCache(root: string): void {
  const cache = findCacheFolder(root);
  const names = new Set(list(cache));
  const candidates = [
    ...KEYED.flatMap((folder) => list(join(cache, folder)).map((name) => join(folder, name))),
    ...Array.from(names).filter((name) => NAMED.test(name) || isLost(name, names)),
  ];
  const oldest = Date.now() - KEEPING;
  for (const name of candidates) {
    const stats = look(join(cache, name));
    if (stats !== undefined && stats.mtimeMs < oldest) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isLost(name: string, names: ReadonlySet<string>): boolean {
  const [, out] = SPARE.exec(name) ?? [];
  return out !== undefined && !names.has(`output-${out}.json`);
}

function list(folder: string): readonly string[] {
  return look(folder)?.isDirectory() ? readdirSync(folder) : [];
}

/** Another process may prune as well. */
function look(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}
