import { lstatSync, readdirSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { unlessRefused } from '../base/failure.ts';
import { DAY, keepValue, readKeptValue } from './kept-file.ts';

/**
 * Milliseconds for which a cached file is kept after its last use, to the day; its modification time records that use.
 */
export const KEEPING = 7 * DAY;

/** Records when the cache was last pruned. */
const PRUNED = 'pruned.json';

/** A folder's former output; the notes have the same name. */
const SPARE = /^spare-(.+)$/;

/** A project assembled by `merge`; each merge rewrites `nav/` in the folder, which updates its time. */
const MERGED = /^merged-/;

/**
 * Removes everything from the folder of a cache that has not been read for a week; what is missing is made again. Runs once
 * a day: a cache contains thousands of files.
 */
export function pruneCache(cache: string): void {
  const now = Date.now();
  if ((readKeptValue<number>(cache, PRUNED) ?? 0) > now - DAY) return;
  keepValue(cache, PRUNED, now);
  // If nothing can be written, nothing can be removed.
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

/** Tolerates another process that is pruning as well. What a link leads to is not part of the cache. */
function look(path: string): Stats | undefined {
  return unlessRefused(() => lstatSync(path, { throwIfNoEntry: false }));
}
