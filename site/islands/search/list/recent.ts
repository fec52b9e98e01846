import { readStored, removeStored, writeStored, tryTo } from '../../../preferences/safe-storage.ts';
import { storageKey } from '../../../preferences/storage-key.ts';

/** Maximum number of remembered searches. */
const LIMIT = 5;

/** Returns the reader's last successful searches, newest first; stored only in this browser. */
export function recentSearches(): readonly string[] {
  const stored = tryTo(() => JSON.parse(readStored(storageKey('searches')) ?? '[]') as unknown);
  return Array.isArray(stored)
    ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, LIMIT)
    : [];
}

/** Remembers a successful search. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeStored(storageKey('searches'), JSON.stringify([query, ...others].slice(0, LIMIT)));
}

/** Removes all remembered searches. */
export function forgetSearches(): void {
  removeStored(storageKey('searches'));
}
