const KEY_LENGTH = 12;

/**
 * Returns the name of a file below `api/` in the cache: its subject, such as `@acme/kit.Button`, and the start of its
 * key, a hash.
 */
export function cacheFile(subject: string, key: string): string {
  return `${subject.replaceAll('/', '+')}.${key.slice(0, KEY_LENGTH)}.json`;
}
