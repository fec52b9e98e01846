/** The id that an address's hash names; empty when there is none or when it is not decodable. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
