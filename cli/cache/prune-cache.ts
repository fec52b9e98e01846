import { readdirSync, rmSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../failure.ts';
import { findCacheFolder } from './cache-folder.ts';
import { DAY, keepValue, readKeptValue } from './kept-file.ts';

/** Milliseconds for which a file of the cache is kept after its last use, to the day: its time of change is that of its use. */
export const KEEPING = 7 * DAY;

/** Says when the cache was last looked through. */
const PRUNED = 'pruned.json';

/** The former output of a folder, which the notes of the same name speak of. */
const SPARE = /^spare-(.+)$/;

/** A project that `merge` has put together; each merge writes `nav/` in the folder anew, and so changes it. */
const MERGED = /^merged-/;

/**
 * Removes from a project's cache what nothing has read for a week, whatever it is; what is missed is made again. Once a
 * day is enough: a cache holds thousands of files.
 */
export function pruneCache(root: string): void {
  const cache = findCacheFolder(root);
  const now = Date.now();
  if ((readKeptValue<number>(cache, PRUNED) ?? 0) > now - DAY) return;
  keepValue(cache, PRUNED, now);
  // Where nothing can be written, nothing can be removed.
  if (readKeptValue<number>(cache, PRUNED) !== now) return;
  for (const path of list(cache)
    .filter((name) => !SPARE.test(name) && !MERGED.test(name))
    .flatMap((name) => [name, ...list(join(cache, name)).map((below) => join(name, below))])) {
    const stats = look(join(cache, path));
    if (stats !== undefined && !stats.isDirectory() && stats.mtimeMs < now - KEEPING)
      rmSync(join(cache, path), { force: true });
  }
  const left = new Set(list(cache));
  for (const name of left) {
    const [, out] = SPARE.exec(name) ?? [];
    const isUnnoted = out === undefined ? MERGED.test(name) : !left.has(`output-${out}.json`);
    if (isUnnoted && (look(join(cache, name))?.mtimeMs ?? now) < now - KEEPING)
      rmSync(join(cache, name), { recursive: true, force: true });
  }
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
