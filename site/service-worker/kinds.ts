import { isPagePath } from '../client/page-address.ts';

/** How a request is answered, and which cache its answer is kept in. */
export type Kind = 'page' | 'asset' | 'branch' | 'file';

/** What there is to know about a request. */
export interface KnownRequest {
  readonly url: URL;
  /** Whether it is for a player of sound or video, or for a part of a file. */
  readonly isStream: boolean;
}

/** Where the site is. */
export interface Place {
  readonly origin: string;
  /** Path of the site's root without a trailing slash. */
  readonly base: string;
}

/** What is kept of each kind: a name, and how many answers at most; those that were not used longest leave first. */
export const CACHES: Readonly<Record<Kind, { readonly name: string; readonly entries: number }>> = {
  page: { name: 'docs-nav-pages', entries: 200 },
  asset: { name: 'docs-nav-assets', entries: 100 },
  branch: { name: 'docs-nav-branches', entries: 100 },
  file: { name: 'docs-nav-files', entries: 100 },
};

/** Kinds whose address changes with their content, so that what is kept is never old. */
export const IMMUTABLE: readonly Kind[] = ['asset', 'branch'];

/** Bytes above which an answer is not kept: videos and archives would fill the reader's disk. */
const LARGEST = 2_000_000;

/** Returns the kind of a request; undefined for those that the worker leaves to the browser. */
export function kindOf({ url, isStream }: KnownRequest, { origin, base }: Place): Kind | undefined {
  if (url.origin !== origin || !url.pathname.startsWith(`${base}/`) || isStream) return undefined;
  const path = url.pathname.slice(base.length);
  if (path.startsWith('/_nav/branches/')) return 'branch';
  // Some files of the search index look as if they had a hash in their name.
  if (path.startsWith('/_nav/') && !path.startsWith('/_nav/search/') && HASHED.test(path)) return 'asset';
  return isPagePath(url.pathname, base) ? 'page' : 'file';
}

/** Name of a cache in the browser: sites that share a host each have their own. */
export function cacheName(kind: Kind, scope: string): string {
  return `${CACHES[kind].name}-${scope}`;
}

/** The address an answer is kept under: static files are the same for every query. */
export function cacheKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/**
 * Returns whether an answer may be kept: whole, from this host, from its own address, and what it was asked for.
 * An error page or the sign-in page of a network must never stand for a page of the site.
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

// A hash before the ending, as in `main.juj1c932.js`.
const HASHED = /\.[\w-]{6,}\.\w+$/;
