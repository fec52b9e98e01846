import { decodeEscapes, isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { namedAnchor } from '../../engine/address/anchor.ts';
import { fromServedPathname, isBelow, toPathname, toServedPathname } from '../../engine/address/pathname.ts';
import { decodedPathname } from '../../engine/address/reference.ts';
import type { Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { counterpartOf } from '../../site/pages/localize.ts';

/** The page that a site shows at an address. */
export interface FoundRoute {
  /** The page, with its texts in the default language. */
  readonly route: Route;
  /** Code of the language in which the site shows it. */
  readonly language: string;
  /** The place on the page, decoded and without `#`; `undefined` for its top. */
  readonly hash: string | undefined;
  /** Whether the site sends readers on to the page, because it is at another address. */
  readonly redirected: boolean;
}

/**
 * Finds the page at an address of a site: a path with base and language as in the address bar, or a whole address.
 * Follows redirects. `undefined` for what is no page of the site: files, other sites, and redirects that lead there.
 * @example
 * findRoute(manifest, '/docs/de/button/#sizes') // { route, language: 'de', hash: 'sizes', redirected: false }
 */
export function findRoute(manifest: RouteManifest, address: string): FoundRoute | undefined {
  const { site, base = '' } = manifest;
  if (!URL.canParse(address, site.url)) return undefined;
  const url = new URL(address, site.url);
  const path = decodedPathname(url.pathname);
  const isOwn = [site.url, site.declaredUrl].some((own) => own !== undefined && new URL(own).origin === url.origin);
  if (!isOwn || !isBelow(path, toPathname(base))) return undefined;
  const inside = toPathname(path.slice(base.length));
  const [first, ...others] = site.languages.map(({ code }) => code);
  const other = others.find((code) => isBelow(inside, `/${code}`));
  const asked = other === undefined ? inside : toPathname(inside.slice(other.length + 1));
  const end = follow(manifest, asked);
  if (end === undefined) return undefined;
  const { route, redirected, place } = end;
  const translated = manifest.translations?.[other ?? '']?.pages[route.pathname];
  const own =
    place === undefined || translated === undefined ? place : counterpartOf(place, route.anchors, translated.anchors);
  const hash = namedAnchor(url.hash.slice(1)) ?? own;
  return { route, language: other ?? first ?? '', hash: hash && decodeEscapes(hash), redirected };
}

/** Follows redirects from where a path is served, without base and language, to a page and a place on it. */
function follow({ site, routes, redirects }: RouteManifest, asked: string) {
  let [at, place]: [string, string | undefined] = [asked, undefined];
  // A manifest that someone has edited may lead in circles.
  for (let step = 0; step <= redirects.length; step++) {
    const route = routes[fromServedPathname(at, site)];
    if (route !== undefined && (route.kind !== 'page' || route.file !== undefined || route.shows !== undefined))
      return { route, place, redirected: toServedPathname(route.pathname, site) !== asked };
    const to = redirects.find(({ from }) => from === at || toServedPathname(from, site) === at)?.to;
    if (to === undefined || isAbsoluteUrl(to)) return undefined;
    const target = splitAddress(to);
    at = toServedPathname(toPathname(target.pathname), site);
    place = target.hash;
  }
  return undefined;
}
