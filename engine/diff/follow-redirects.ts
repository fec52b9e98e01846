import type { RouteManifest } from '../manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';

/**
 * Makes a function that finds where the redirects from a pathname end: at a page's pathname or an external address.
 * `undefined` if there are none, or if they end nowhere.
 */
export function followRedirects({ routes, redirects }: RouteManifest): (pathname: string) => string | undefined {
  const next = new Map<string, string>(
    redirects.map(({ from, to }) => [from, isAbsoluteUrl(to) ? to : toPathname(splitAddress(to).pathname)]),
  );
  // Every site has a start page.
  const isEnd = (address: string) => isAbsoluteUrl(address) || address === '/' || routes[address] !== undefined;
  return (pathname) => {
    const passed = new Set<string>();
    let at = next.get(pathname);
    while (at !== undefined && !isEnd(at) && !passed.has(at)) {
      passed.add(at);
      at = next.get(at);
    }
    return at !== undefined && isEnd(at) ? at : undefined;
  };
}
