import type { Redirect } from '../../engine/manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { toPathname } from '../../engine/address/pathname.ts';

/**
 * Follows redirects from an address of the site; returns the address itself if there are none. The comments of a
 * package contain addresses from when it was published, which no move can edit. An anchor stays, unless a redirect sets
 * another.
 */
export function followRedirects(
  address: string,
  { routes, redirects }: { readonly routes: Readonly<Record<string, object>>; readonly redirects: readonly Redirect[] },
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

/** Cached by list, because every link of every API page uses it. */
const indexes = new WeakMap<readonly Redirect[], ReadonlyMap<string, string>>();

function indexRedirects(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  const known = indexes.get(redirects) ?? new Map(redirects.map(({ from, to }) => [from, to]));
  indexes.set(redirects, known);
  return known;
}
