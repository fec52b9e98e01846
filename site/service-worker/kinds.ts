import { isPagePath } from '../browser/page-address.ts';

/** Kind of a request, which determines how it is answered and where the answer is cached. */
export type Kind = 'page' | 'asset' | 'branch' | 'file';

/** Facts about a request. */
interface KnownRequest {
  readonly url: URL;
  /** Whether it is for audio or video, or for a part of a file. */
  readonly isStream: boolean;
}

/** Place of the site. */
interface SitePlace {
  readonly origin: string;
  /** Path of the site's root without a trailing slash. */
  readonly base: string;
}

/** Name of each kind's cache, and its maximum number of entries; the least recently used are removed first. */
export const CACHES: Readonly<Record<Kind, { readonly name: string; readonly entries: number }>> = {
  page: { name: 'docs-nav-pages', entries: 200 },
  asset: { name: 'docs-nav-assets', entries: 100 },
  branch: { name: 'docs-nav-branches', entries: 100 },
  file: { name: 'docs-nav-files', entries: 100 },
};

/** Kinds whose address changes with their content, so that cached answers are never outdated. */
export const IMMUTABLE: readonly Kind[] = ['asset', 'branch'];

/** Maximum size of a cached answer, in bytes; videos and archives would fill the reader's disk. */
const LARGEST = 2_000_000;

/** Returns the kind of a request; undefined for requests that the worker leaves to the browser. */
export function kindOf({ url, isStream }: KnownRequest, { origin, base }: SitePlace): Kind | undefined {
  if (url.origin !== origin || !url.pathname.startsWith(`${base}/`) || isStream) return undefined;
  const path = url.pathname.slice(base.length);
  if (path.startsWith('/_nav/branches/')) return 'branch';
  // The names of some search index files look as if they contained a hash.
  if (path.startsWith('/_nav/') && !path.startsWith('/_nav/search/') && HASHED.test(path)) return 'asset';
  return isPagePath(url.pathname, base) ? 'page' : 'file';
}

/** Returns the name of a cache in the browser; sites that share a host have separate caches. */
export function cacheName(kind: Kind, scope: string): string {
  return `${CACHES[kind].name}-${scope}`;
}

/** Returns the address that an answer is cached under, without the query, since static files do not depend on it. */
export function cacheKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/**
 * Returns whether an answer may be cached: it is complete, from this host, not redirected, and of the requested type.
 * An error page or the sign-in page of a network must never replace a page of the site.
 */
export function isKeepable(
  kind: Kind,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (Number(headers.get('content-length') ?? 0) > LARGEST) return false;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return kind === 'page' || kind === 'branch' ? isHtml : kind === 'file' || !isHtml;
}

// A hash before the extension, as in `main.juj1c932.js`.
const HASHED = /\.[\w-]{6,}\.\w+$/;
