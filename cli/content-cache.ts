import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { CheckedPageFacts } from '../engine/index.ts';
import { BUILD } from './version.ts';

/** Facts of pages by the hash of their bytes, kept from one run to the next. */
export interface FactsCache {
  find(path: string, hash: string): CheckedPageFacts | undefined;
  keep(path: string, hash: string, facts: CheckedPageFacts): void;
  /** Writes what this run kept, when anything changed. */
  save(): void;
}

type Entries = Record<string, { readonly hash: string; readonly facts: CheckedPageFacts }>;

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
  const known = readEntries(join(folder, 'facts.json'));
  const current: Entries = {};
  let changed = false;
  return {
    find(path, hash) {
      const entry = known[path];
      if (entry?.hash !== hash) return undefined;
      current[path] = entry;
      return entry.facts;
    },
    keep(path, hash, facts) {
      current[path] = { hash, facts };
      changed = true;
    },
    save() {
      if (!changed && Object.keys(known).length === Object.keys(current).length) return;
      writeAtomically(folder, 'facts.json', JSON.stringify({ version: BUILD, entries: current }));
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


function readEntries(file: string): Entries {
  try {
    const { version, entries } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; entries: Entries };
    return version === BUILD ? entries : {};
  } catch {
    return {};
  }
}
