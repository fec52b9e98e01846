import { readStored, removeStored, writeStored } from '../../preferences/safe-storage.ts';
import { storageKey } from '../../preferences/storage-key.ts';

/** Searches that are remembered. */
const LIMIT = 5;

/** The reader's last searches that led somewhere, newest first; kept in this browser alone. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey('searches')) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, LIMIT)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeStored(storageKey('searches'), JSON.stringify([query, ...others].slice(0, LIMIT)));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  removeStored(storageKey('searches'));
}
