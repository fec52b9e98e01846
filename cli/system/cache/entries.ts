import { keepValue, readKeptValue } from './kept-file.ts';

/** Many small values in one cache file, by key: usually a path, or a hash. */
export interface Entries<Entry> {
  find(key: string): Entry | undefined;
  keep(key: string, entry: Entry): void;
  /** Writes the wanted entries and the newest `spare` of the others, if anything was added or removed. */
  save(isWanted: (key: string) => boolean, spare?: number): void;
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
