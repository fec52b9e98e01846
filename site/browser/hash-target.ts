import { tryTo } from '../preferences/safe-storage.ts';

/** Decodes the id in a hash; returns an empty string if there is none or it cannot be decoded. */
export function idOfHash(hash: string): string {
  return tryTo(() => decodeURIComponent(hash.slice(1))) ?? '';
}
