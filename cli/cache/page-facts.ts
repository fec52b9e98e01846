import type { Stats } from 'node:fs';
import type { CheckedPageFacts } from '../../engine/index.ts';
import { pageFormat } from '../../engine/pathname.ts';
import { findCacheFolder } from './cache-folder.ts';
import { openEntries, type Entries } from './entries.ts';

/** What the file system says of a file; equal stamps mean that no one has touched it. */
export type FileStamp = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

/** What a page was when it was last read: the hash of its bytes, and the hash of the facts in them. */
export interface PageHashes {
  readonly bytes: string;
  readonly facts: string;
}

/** Facts of pages by the hash of their bytes, kept from one run to the next, and the hashes of files by their paths. */
export interface FactsCache {
  /** The hashes of a file that was not touched since it was last read. */
  findHashes(path: string, stamp: FileStamp): PageHashes | undefined;
  keepHashes(path: string, stamp: FileStamp, hashes: PageHashes): void;
  /** The facts in a file with these bytes. */
  findFacts(path: string, bytes: string): CheckedPageFacts | undefined;
  keepFacts(path: string, bytes: string, facts: CheckedPageFacts): void;
  /** Writes what this run kept, when anything changed, without files that are gone; of facts, some that nothing has now stay. */
  save(files: readonly { readonly path: string; readonly bytes?: string }[]): void;
}

/** Opens the facts that the last run kept. `settings` are those that pages are read with: with others, nothing of it counts. */
export function openFactsCache(root: string, settings: string): FactsCache {
  const folder = findCacheFolder(root);
  const opened = Date.now();
  const stamps = openEntries<StampEntry>(folder, 'stamps.json', settings);
  // In parts, so that one edited page costs neither the reading nor the writing of all.
  const shards = new Map<number, Entries<CheckedPageFacts>>();
  const shardOf = (key: string) => {
    const at = spread(key) % SHARDS;
    const shard = shards.get(at) ?? openEntries<CheckedPageFacts>(folder, `facts-${at}.json`, settings);
    shards.set(at, shard);
    return shard;
  };
  return {
    findHashes(path, stamp) {
      const known = stamps.find(path);
      return known !== undefined && isSame(known, stamp) ? { bytes: known[4], facts: known[5] } : undefined;
    },
    keepHashes(path, { size, mtimeMs, ctimeMs, ino }, { bytes, facts }) {
      // A change within the clock's grain could leave the same stamp behind.
      if (ctimeMs < opened - CLOCK_GRAIN) stamps.keep(path, [size, mtimeMs, ctimeMs, ino, bytes, facts]);
    },
    findFacts(path, bytes) {
      const key = factsKey(path, bytes);
      return shardOf(key).find(key);
    },
    keepFacts(path, bytes, facts) {
      const key = factsKey(path, bytes);
      shardOf(key).keep(key, facts);
    },
    save(files) {
      const paths = new Set(files.map(({ path }) => path));
      const keys = new Set(files.flatMap(({ path, bytes }) => (bytes === undefined ? [] : factsKey(path, bytes))));
      stamps.save((path) => paths.has(path));
      for (const shard of shards.values()) shard.save((key) => keys.has(key), UNUSED);
    },
  };
}

/** Facts belong to bytes, wherever they are: a page that moves, or is another one on another branch, is known already. */
function factsKey(path: string, bytes: string): string {
  return `${bytes}.${pageFormat(path)}`;
}

/** Facts in each part that no page has now, but one had a while ago. */
const UNUSED = 12;

/** Maps a key to a number so that keys fall evenly into parts. */
function spread(key: string): number {
  let sum = 0;
  for (let at = 0; at < key.length; at++) sum = (Math.imul(sum, 31) + key.charCodeAt(at)) >>> 0;
  return sum;
}

const SHARDS = 16;

/** Milliseconds within which two changes may carry the same time. */
const CLOCK_GRAIN = 100;

type StampEntry = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number, bytes: string, facts: string];

function isSame([size, mtimeMs, ctimeMs, ino]: StampEntry, stamp: FileStamp): boolean {
  return size === stamp.size && mtimeMs === stamp.mtimeMs && ctimeMs === stamp.ctimeMs && ino === stamp.ino;
}
