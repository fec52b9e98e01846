import type { Entries } from '../../../site/project/project.ts';
import { keepValue, readKeptValue } from './kept-file.ts';

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
