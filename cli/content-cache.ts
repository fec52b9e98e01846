import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import type { CheckedPageFacts } from '../engine/index.ts';
import { findCacheFolder } from './cache-folder.ts';
import { keepValue, readKeptValue } from './kept-file.ts';
import { BUILD } from './version.ts';

/** What the file system says of a file; equal stamps mean that nobody has touched it. */
export type FileStamp = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

/** What a page was when it was last read: the hash of its bytes, and the hash of the facts in them. */
export interface PageHashes {
  readonly bytes: string;
  readonly facts: string;
}

/** Facts of pages by the hash of their bytes, kept from one run to the next. */
export interface FactsCache {
  /** The hashes of a file that was not touched since it was last read. */
  findHashes(path: string, stamp: FileStamp): PageHashes | undefined;
  keepHashes(path: string, stamp: FileStamp, hashes: PageHashes): void;
  /** The facts in a file with these bytes. */
  findFacts(path: string, bytes: string): CheckedPageFacts | undefined;
  keepFacts(path: string, bytes: string, facts: CheckedPageFacts): void;
  /** Writes what this run kept, when anything changed, without the files that are gone. */
  save(paths: ReadonlySet<string>): void;
}

/**
 * Opens the facts that the last run with this version kept. `settings` are those that pages are read with: with others,
 * nothing of it counts. A damaged cache is an empty one.
 */
export function openFactsCache(root: string, settings: string): FactsCache {
  const folder = findCacheFolder(root);
  const opened = Date.now();
  const stamps = openShard<StampEntry>(folder, 'stamps.json', settings);
  // In parts, so that one edited page costs neither the reading nor the writing of all.
  const shards = new Map<number, Shard<FactsEntry>>();
  const shardOf = (path: string) => {
    const at = spread(path) % SHARDS;
    const shard = shards.get(at) ?? openShard<FactsEntry>(folder, `facts-${at}.json`, settings);
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
      const known = shardOf(path).find(path);
      return known?.hash === bytes ? known.facts : undefined;
    },
    keepFacts: (path, bytes, facts) => shardOf(path).keep(path, { hash: bytes, facts }),
    save(paths) {
      for (const shard of [stamps, ...shards.values()]) shard.save((path) => paths.has(path));
    },
  };
}

/** Maps a path to a number so that paths fall evenly into parts. */
function spread(path: string): number {
  let sum = 0;
  for (let at = 0; at < path.length; at++) sum = (Math.imul(sum, 31) + path.charCodeAt(at)) >>> 0;
  return sum;
}

const SHARDS = 16;

/** Milliseconds within which two changes may carry the same time. */
const CLOCK_GRAIN = 100;

type StampEntry = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number, bytes: string, facts: string];

interface FactsEntry {
  readonly hash: string;
  readonly facts: CheckedPageFacts;
}

function isSame([size, mtimeMs, ctimeMs, ino]: StampEntry, stamp: FileStamp): boolean {
  return size === stamp.size && mtimeMs === stamp.mtimeMs && ctimeMs === stamp.ctimeMs && ino === stamp.ino;
}

/** One file of the cache: entries by path. */
export interface Shard<Entry> {
  find(path: string): Entry | undefined;
  keep(path: string, entry: Entry): void;
  /** Writes the entries that are still wanted, when any was kept or is wanted no more. */
  save(isWanted: (path: string) => boolean): void;
}

/** Opens one file of the cache; entries that were made with other settings do not count. */
export function openShard<Entry>(folder: string, name: string, settings = ''): Shard<Entry> {
  const version = BUILD + settings;
  const entries = readEntries<Entry>(folder, name, version);
  let changed = false;
  return {
    find: (path) => entries.get(path),
    keep(path, entry) {
      entries.set(path, entry);
      changed = true;
    },
    save(isWanted) {
      for (const path of entries.keys()) {
        if (!isWanted(path)) changed = entries.delete(path) || changed;
      }
      if (changed) keepValue(folder, name, { version, entries: Object.fromEntries(entries) });
    },
  };
}

/** Hashes a file’s bytes; equal hashes mean equal content. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url');
}

function readEntries<Entry>(folder: string, name: string, version: string): Map<string, Entry> {
  const kept = readKeptValue<{ readonly version: string; readonly entries: Record<string, Entry> }>(folder, name);
  return new Map(kept?.version === version ? Object.entries(kept.entries) : []);
}
