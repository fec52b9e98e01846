import type { Redirect, RouteManifest } from '../../engine/manifest.ts';
import { isAbsoluteUrl, splitAddress, toPathname } from '../../engine/pathname.ts';

/**
 * Where redirects send the readers of an address of the site; the address itself where none starts. The comments of a
 * package name pages as they were called when it was published, and no move can edit them. An anchor stays, unless a
 * redirect names another one.
 */
export function followRedirects(
  address: string,
  { routes, redirects }: Pick<RouteManifest, 'routes' | 'redirects'>,
): string {
  const known = indexRedirects(redirects);
  const passed = new Set<string>();
  let at = address;
  while (!isAbsoluteUrl(at)) {
    const { pathname: written, hash } = splitAddress(at);
    const pathname = toPathname(written);
    const to = routes[pathname] === undefined && !passed.has(pathname) ? known.get(pathname) : undefined;
    if (to === undefined) break;
    passed.add(pathname);
    at = hash === undefined || isAbsoluteUrl(to) || to.includes('#') ? to : `${to}#${hash}`;
  }
  return at;
}

/** By the list: every link of every API page asks. */
const indexes = new WeakMap<readonly Redirect[], ReadonlyMap<string, string>>();

function indexRedirects(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  const known = indexes.get(redirects) ?? new Map(redirects.map(({ from, to }) => [from, to]));
  indexes.set(redirects, known);
  return known;
}
