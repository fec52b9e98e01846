/** Addresses as they are written: their parts, their schemes, their escapes. */

/** A written address, split: `/a/b?c#d` has the pathname `/a/b` and the hash `d`. */
export interface SplitAddress {
  readonly pathname: string;
  /** Without `#`; absent if there is none. */
  readonly hash?: string;
}

/**
 * Cuts query and hash off an address.
 * @example
 * splitAddress('/a/b#c')   // { pathname: '/a/b', hash: 'c' }
 * splitAddress('/a?b=1#c') // { pathname: '/a', hash: 'c' }
 * splitAddress('#c')       // { pathname: '', hash: 'c' }
 */
export function splitAddress(address: string): SplitAddress {
  const hashAt = address.indexOf('#');
  const path = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = path.indexOf('?');
  const pathname = queryAt < 0 ? path : path.slice(0, queryAt);
  return hashAt < 0 ? { pathname } : { pathname, hash: address.slice(hashAt + 1) };
}

/** Returns whether an address has its own scheme or host, so that it leaves the site or stays unresolved. */
export function isAbsoluteUrl(address: string): boolean {
  return SCHEME.test(address) || address.startsWith('//');
}

// https://url.spec.whatwg.org/#url-scheme-string
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Returns whether an address has a scheme that is safe for readers (requirement C5). */
export function hasSafeScheme(address: string): boolean {
  return SAFE_SCHEME.test(address);
}

const SAFE_SCHEME = /^(?:https?:\/\/|mailto:)/i;

/** Decodes part of an address; leaves it as is if a `%` is malformed. */
export function decodeEscapes(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
