import type { Stats } from 'node:fs';
import type { ProjectCache } from '../../../site/project/project.ts';

/** What the file system reports about a file; equal stamps mean that it was not touched. */
export type FileStamp = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

/** What was found in files, by path, kept until they are touched. */
export interface StampedFiles<Value> {
  /** Returns what was found in a file that has not been touched since. */
  find(path: string, stamp: FileStamp): Value | undefined;
  /** Keeps what was found in a file after it had this stamp. */
  keep(path: string, stamp: FileStamp, value: Value): void;
  /** Writes the wanted files and the newest `spare` of the others, if anything changed. */
  save(isWanted: (path: string) => boolean, spare?: number): void;
}

/** Opens a file of the cache; what was found with other `settings` is ignored. */
export function openStampedFiles<Value>(cache: ProjectCache, name: string, settings?: string): StampedFiles<Value> {
  const opened = Date.now();
  const entries = cache.entries<Stamped<Value>>(name, settings);
  return {
    find(path, { size, mtimeMs, ctimeMs, ino }) {
      const known = entries.find(path);
      const isSame = known?.[0] === size && known[1] === mtimeMs && known[2] === ctimeMs && known[3] === ino;
      return isSame ? known[4] : undefined;
    },
    keep(path, { size, mtimeMs, ctimeMs, ino }, value) {
      // A change within the clock's resolution could leave the same stamp.
      if (ctimeMs < opened - CLOCK_GRAIN) entries.keep(path, [size, mtimeMs, ctimeMs, ino, value]);
    },
    save: (isWanted, spare) => entries.save(isWanted, spare),
  };
}

/** Milliseconds within which two changes may have the same time. */
export const CLOCK_GRAIN = 100;

type Stamped<Value> = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number, value: Value];
