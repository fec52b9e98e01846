import { join } from 'node:path';
import type { ProjectCache } from '../../../site/project/project.ts';
import { openEntries } from './entries.ts';
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
