import { keepValue, readKeptValue } from './kept-file.ts';

/** Many small values in one file of the cache, by key: a path as a rule, or a hash. */
export interface Entries<Entry> {
  find(key: string): Entry | undefined;
  keep(key: string, entry: Entry): void;
  /** Writes the entries that are still wanted and the newest `spare` of the others, if any was kept or goes. */
  save(isWanted: (key: string) => boolean, spare?: number): void;
}

/** Opens one file of the cache; entries that were made with other `settings` do not count. */
export function openEntries<Entry>(folder: string, name: string, settings = ''): Entries<Entry> {
  const entries = new Map(Object.entries(readKeptValue<Readonly<Record<string, Entry>>>(folder, name, settings) ?? {}));
  let changed = false;
  return {
    find: (key) => entries.get(key),
    keep(key, entry) {
      // What was kept last is last.
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
