import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import type { CheckedPageFacts } from '../engine/index.ts';
import { BUILD } from './version.ts';

/** What the file system says of a file; equal stamps mean that nobody has touched it. */
export type FileStamp = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

/** Facts of pages by the hash of their bytes, kept from one run to the next. */
export interface FactsCache {
  /** The hash of a file that was not touched since its bytes were last hashed. */
  findHash(path: string, stamp: FileStamp): string | undefined;
  keepHash(path: string, stamp: FileStamp, hash: string): void;
  findFacts(path: string, hash: string): CheckedPageFacts | undefined;
  keepFacts(path: string, hash: string, facts: CheckedPageFacts): void;
  /** Writes what this run kept, when anything changed. */
  save(): void;
}

/**
 * The folder for what may be lost at any time: where tools of Node keep such things, or, in a project without
 * `node_modules`, a folder of our own that git is told to ignore.
 */
export function findCacheFolder(root: string): string {
  const modules = join(root, 'node_modules');
  return statSync(modules, { throwIfNoEntry: false })?.isDirectory() ? join(modules, '.cache', 'docs-nav') : join(root, OWN_FOLDER, 'cache');
}

const OWN_FOLDER = '.docs-nav';

/** Opens the facts that the last run with this version kept. A damaged cache is an empty one. */
export function openFactsCache(root: string): FactsCache {
  const folder = findCacheFolder(root);
  const opened = Date.now();
  const stamps = openShard<StampEntry>(folder, 'stamps.json');
  // In parts, so that one edited page does not cost the writing of all.
  const shards = Array.from({ length: SHARDS }, (_, at) => openShard<FactsEntry>(folder, `facts-${at}.json`));
  const shardOf = (path: string) => shards[spread(path) % SHARDS] as Shard<FactsEntry>;
  return {
    findHash(path, stamp) {
      const known = stamps.find(path);
      return known !== undefined && isSame(known, stamp) ? known[4] : undefined;
    },
    keepHash(path, { size, mtimeMs, ctimeMs, ino }, pageHash) {
      // A change within the clock's grain could leave the same stamp behind.
      if (ctimeMs < opened - CLOCK_GRAIN) stamps.keep(path, [size, mtimeMs, ctimeMs, ino, pageHash]);
    },
    findFacts(path, pageHash) {
      const known = shardOf(path).find(path);
      return known?.hash === pageHash ? known.facts : undefined;
    },
    keepFacts: (path, pageHash, facts) => shardOf(path).keep(path, { hash: pageHash, facts }),
    save() {
      for (const shard of [stamps, ...shards]) shard.save();
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

type StampEntry = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number, hash: string];

interface FactsEntry {
  readonly hash: string;
  readonly facts: CheckedPageFacts;
}

function isSame([size, mtimeMs, ctimeMs, ino]: StampEntry, stamp: FileStamp): boolean {
  return size === stamp.size && mtimeMs === stamp.mtimeMs && ctimeMs === stamp.ctimeMs && ino === stamp.ino;
}

/** One file of the cache: entries by path. What a run neither found nor kept is dropped from it. */
export interface Shard<Entry> {
  find(path: string): Entry | undefined;
  keep(path: string, entry: Entry): void;
  save(): void;
}

/** Opens one file of the cache. */
export function openShard<Entry>(folder: string, name: string): Shard<Entry> {
  const known = readEntries<Entry>(join(folder, name));
  const current: Record<string, Entry> = {};
  let changed = false;
  return {
    find(path) {
      const entry = known[path];
      if (entry !== undefined) current[path] = entry;
      return entry;
    },
    keep(path, entry) {
      current[path] = entry;
      changed = true;
    },
    save() {
      if (changed || Object.keys(known).length !== Object.keys(current).length) {
        writeAtomically(folder, name, JSON.stringify({ version: BUILD, entries: current }));
      }
    },
  };
}

/** Hashes a file’s bytes; equal hashes mean equal content. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url');
}

/** Writes a cache file so that a killed process leaves the old one or the new one. A full disk costs the cache only. */
export function writeAtomically(folder: string, name: string, content: string): void {
  try {
    makeCacheFolder(folder);
    const temporary = join(folder, `${name}.${process.pid}`);
    writeFileSync(temporary, content);
    renameSync(temporary, join(folder, name));
  } catch {
    // A cache that cannot be kept makes the next run slower, nothing else.
  }
}

function makeCacheFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const [own] = folder.split(`${sep}cache`);
  if (own?.endsWith(OWN_FOLDER) && !existsSync(join(own, '.gitignore'))) writeFileSync(join(own, '.gitignore'), '*\n');
}


function readEntries<Entry>(file: string): Readonly<Record<string, Entry>> {
  try {
    const { version, entries } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; entries: Record<string, Entry> };
    return version === BUILD ? entries : {};
  } catch {
    return {};
  }
}
