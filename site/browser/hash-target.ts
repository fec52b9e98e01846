/** Decodes the id in a hash; returns an empty string if there is none or it cannot be decoded. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
