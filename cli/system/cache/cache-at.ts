import { join } from 'node:path';
import type { Entries, ProjectCache } from '../../../site/project/project.ts';
import { keepValue, readKeptValue } from './kept-file.ts';

/** Returns the cache in a folder, which is found again each time: an installation in the meantime may move it. */
export function cacheAt(findFolder: () => string): ProjectCache {
  return {
    get folder() {
      return findFolder();
    },
    within: (name) => cacheAt(() => join(findFolder(), name)),
    read: (name, key) => readKeptValue(findFolder(), name, key),
    keep: (name, value, key) => keepValue(findFolder(), name, value, key),
    entries: (name, settings) => openEntries(findFolder(), name, settings),
  };
}

/** Opens one file of the cache; entries made with other `settings` are ignored. */
export function openEntries<Entry>(folder: string, name: string, settings = ''): Entries<Entry> {
  const entries = new Map(Object.entries(readKeptValue<Readonly<Record<string, Entry>>>(folder, name, settings) ?? {}));
  let changed = false;
  return {
    find: (key) => entries.get(key),
    keep(key, entry) {
      // The newest entry comes last.
      entries.delete(key);
      entries.set(key, entry);
      changed = true;
    },
    save(isWanted, spare = 0) {
      const unwanted = [...entries.keys()].filter((key) => !isWanted(key));
      for (const key of unwanted.slice(0, Math.max(0, unwanted.length - spare)))
        changed = entries.delete(key) || changed;
      if (!changed) return;
      keepValue(folder, name, Object.fromEntries(entries), settings);
      changed = false;
    },
  };
}
