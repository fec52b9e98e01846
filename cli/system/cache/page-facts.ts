import type { Entries, Project } from '../../../site/project/project.ts';
import type { CheckedPageFacts } from '../../../engine/index.ts';
import { pageFormat } from '../../../engine/address/page-file.ts';
import { openStampedFiles, type FileStamp } from './stamped-files.ts';

/** The state of a page when last read: the hashes of its bytes and of its facts. */
export interface PageHashes {
  readonly bytes: string;
  readonly facts: string;
}

/** Facts of pages by the hash of their bytes, and hashes of files by path, kept across runs. */
export interface FactsCache {
  /** Returns the hashes of a file that has not been touched since it was last read. */
  findHashes(path: string, stamp: FileStamp): PageHashes | undefined;
  keepHashes(path: string, stamp: FileStamp, hashes: PageHashes): void;
  /** Returns the facts of a file with these bytes. */
  findFacts(path: string, bytes: string): CheckedPageFacts | undefined;
  keepFacts(path: string, bytes: string, facts: CheckedPageFacts): void;
  /** Writes this run's entries, if anything changed, without files that are gone; some unused facts are kept. */
  save(files: readonly { readonly path: string; readonly bytes?: string }[]): void;
}

/** Opens the facts cached by the last run. Everything cached with other `settings` for reading pages is ignored. */
export function openFactsCache({ cache }: Project, settings: string): FactsCache {
  const stamps = openStampedFiles<PageHashes>(cache, 'stamps.json', settings);
  // In parts, so that an edited page does not require reading and writing everything.
  const shards = new Map<number, Entries<CheckedPageFacts>>();
  const shardOf = (key: string) => {
    const at = spread(key) % SHARDS;
    const shard = shards.get(at) ?? cache.entries<CheckedPageFacts>(`facts-${at}.json`, settings);
    shards.set(at, shard);
    return shard;
  };
  return {
    findHashes: stamps.find,
    keepHashes: stamps.keep,
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

/**
 * Returns a key based on bytes, so that the facts of a page that has moved, or that differs between branches, are
 * found.
 */
function factsKey(path: string, bytes: string): string {
  return `${bytes}.${pageFormat(path)}`;
}

/** Unused facts that are kept in each part. */
const UNUSED = 12;

/** Maps a key to a number, so that keys are spread evenly over the parts. */
function spread(key: string): number {
  let sum = 0;
  for (let at = 0; at < key.length; at++) sum = (Math.imul(sum, 31) + key.charCodeAt(at)) >>> 0;
  return sum;
}

const SHARDS = 16;
