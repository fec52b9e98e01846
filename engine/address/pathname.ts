/** Pathnames as writers write them: the only place that joins, trims or compares them. */

import { splitAddress } from './address.ts';

declare const pathnameBrand: unique symbol;

/** An absolute path as writers write it: no trailing slash, language, query or hash. */
export type Pathname = string & { readonly [pathnameBrand]: true };

/**
 * Normalizes a path for comparison: one leading slash, no double slashes, no `.` or `..` segments, no trailing slash,
 * and composed letters (macOS writes a letter and its accent as two characters).
 * @example
 * toPathname('/a//b/') // '/a/b'
 * toPathname('a/./b')  // '/a/b'
 * toPathname('/a/../b') // '/b'
 * toPathname('/')      // '/'
 * toPathname('/cafe\u0301') // '/caf\u00E9'
 */
export function toPathname(path: string): Pathname {
  // Nearly every path is clean already, and a tree of 100,000 pages checks every one.
  if (CLEAN_PATH.test(path)) return path as Pathname;
  const segments: string[] = [];
  for (const segment of path.normalize().split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}` as Pathname;
}

/** Below the first combining character (U+0300), all letters are composed. */
const CLEAN_PATH = /^(?:\/[^\u0300-\uFFFF/.?#][^\u0300-\uFFFF/?#]*)+$/;

/**
 * Returns whether a written pathname is absolute and has only plain segments; an anchor may follow.
 * @example
 * isPlainPathname('/a/b#c') // true
 * isPlainPathname('/größe') // true
 * isPlainPathname('/a//b')  // false
 */
export function isPlainPathname(written: string): boolean {
  return PLAIN_PATH.test(written);
}

const PLAIN_PATH = /^(?:\/[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*)+(?:#.*)?$/u;

/**
 * Joins a pathname and a path below it.
 * @example
 * joinPathname('/a', 'b/c') // '/a/b/c'
 * joinPathname('/', 'b')    // '/b'
 */
export function joinPathname(parent: string, child: string): Pathname {
  return toPathname(`${parent}/${child}`);
}

/**
 * Returns whether a pathname equals the prefix or is below it, in whole segments.
 * @example
 * isBelow('/a/b', '/a') // true
 * isBelow('/ab', '/a')  // false
 */
export function isBelow(pathname: string, prefix: string): boolean {
  if (prefix === '/') return true;
  return pathname.startsWith(prefix) && (pathname.length === prefix.length || pathname[prefix.length] === '/');
}

/**
 * Returns the pathname one segment up; `undefined` above the root.
 * @example
 * parentPathname('/a/b') // '/a'
 * parentPathname('/a')   // '/'
 */
export function parentPathname(pathname: string): Pathname | undefined {
  if (pathname === '/' || pathname === '') return undefined;
  return (pathname.slice(0, Math.max(0, pathname.lastIndexOf('/'))) || '/') as Pathname;
}

/**
 * Lists a pathname and all above it.
 * @example
 * pathnamesUp('/a/b') // ['/a/b', '/a', '/']
 */
export function pathnamesUp(pathname: string): readonly string[] {
  const above = parentPathname(pathname);
  return above === undefined ? [pathname] : [pathname, ...pathnamesUp(above)];
}

/**
 * Reduces an address from the address bar to the pathname as written: without base, language, query, hash and trailing
 * slash (specification 2, path rules).
 * @example
 * canonicalPathname('/de/a/b/?q=1#c', { languages: ['en', 'de'] }) // '/a/b'
 * canonicalPathname('/fr/a', { languages: ['en', 'de'] })          // '/fr/a' (fr is not supported)
 */
export function canonicalPathname(
  address: string,
  options: { readonly languages: readonly string[]; readonly base?: string },
): Pathname {
  const whole = toPathname(splitAddress(address).pathname);
  const base = toPathname(options.base ?? '/');
  const pathname = base !== '/' && isBelow(whole, base) ? toPathname(whole.slice(base.length)) : whole;
  // The default language has no prefix, so `/en/…` is a pathname like any other.
  const language = options.languages.slice(1).find((code) => isBelow(pathname, `/${code}`));
  return language === undefined ? pathname : toPathname(pathname.slice(language.length + 1));
}

/**
 * Finds the owner of a pathname: the one with the longest prefix that contains it (requirement B1). `undefined` means
 * that the fallback section serves it. For single lookups; `indexPrefixes` is for many.
 */
export function findByPrefix<Owner extends { readonly prefixes: readonly string[] }>(
  pathname: string,
  owners: readonly Owner[],
): Owner | undefined {
  let longest = -1;
  let found: Owner | undefined;
  for (const owner of owners) {
    for (const prefix of owner.prefixes) {
      if (prefix.length > longest && isBelow(pathname, prefix)) {
        longest = prefix.length;
        found = owner;
      }
    }
  }
  return found;
}

/** What of a site's settings decides where its pages are served. */
export interface ServedSite {
  /** `keep`: pages below `/api` are served there, which hosts that reserve it for functions do not allow. */
  readonly apiAddresses?: 'keep' | undefined;
}

/**
 * Returns where a pathname is served: hosts reserve `/api` for functions, so pages below it are served from `/api-docs`
 * (specification 2, path rules), unless the site keeps these addresses.
 * @example
 * toServedPathname('/api/button', {})                       // '/api-docs/button'
 * toServedPathname('/api/button', { apiAddresses: 'keep' }) // '/api/button'
 * toServedPathname('/apiary', {})                           // '/apiary'
 */
export function toServedPathname(pathname: string, { apiAddresses }: ServedSite): Pathname {
  const isMoved = apiAddresses !== 'keep' && isBelow(pathname, '/api');
  return (isMoved ? `/api-docs${pathname.slice('/api'.length)}` : pathname) as Pathname;
}

/**
 * Returns the pathname of a page from where it is served: the inverse of `toServedPathname`.
 * @example
 * fromServedPathname('/api-docs/button', {}) // '/api/button'
 */
export function fromServedPathname(pathname: string, { apiAddresses }: ServedSite): Pathname {
  const isMoved = apiAddresses !== 'keep' && isBelow(pathname, '/api-docs');
  return (isMoved ? `/api${pathname.slice('/api-docs'.length)}` : pathname) as Pathname;
}

/**
 * Returns the pathname of a page's Markdown copy. The start page gets a name of its own: hosts skip files that begin
 * with a dot.
 * @example
 * toCopyPathname('/a/b', {}) // '/a/b.md'
 * toCopyPathname('/', {})    // '/index.md'
 */
export function toCopyPathname(pathname: string, site: ServedSite): string {
  return `${pathname === '/' ? START_COPY : toServedPathname(pathname, site)}.md`;
}

/** The only page whose own pathname would collide with the name of a copy. */
export const START_COPY = '/index';

/** Finds the owner of the longest prefix that contains a pathname. */
export type FindByPrefix<Owner> = (pathname: string) => Owner | undefined;

/** Indexes owners by prefix (requirement B1). If two owners share a prefix, the first one wins. */
export function indexPrefixes<Owner>(owners: Iterable<readonly [prefix: string, owner: Owner]>): FindByPrefix<Owner> {
  const byPrefix = new Map<string, Owner>();
  for (const [prefix, owner] of owners) if (!byPrefix.has(prefix)) byPrefix.set(prefix, owner);
  return (pathname) => {
    if (byPrefix.size === 0) return undefined;
    for (let at: string | undefined = pathname; at !== undefined; at = parentPathname(at)) {
      const owner = byPrefix.get(at);
      if (owner !== undefined) return owner;
    }
    return undefined;
  };
}

/** Indexes the sections of a project by their prefixes. */
export function indexSections<Section extends { readonly prefixes: readonly { readonly value: string }[] }>(
  sections: readonly Section[],
): FindByPrefix<Section> {
  return indexPrefixes(sections.flatMap((section) => section.prefixes.map(({ value }) => [value, section] as const)));
}
