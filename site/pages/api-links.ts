import type { ApiTarget, PageLink, Route } from '../../engine/manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import type { ApiEntry } from '../api/api-data.ts';
import { apiId } from '../api/api-id.ts';
import type { ApiRendering } from '../api/api-rendering.ts';
import { shelfKey } from '../api/api-shelf.ts';
import { mainGuideOf } from '../api/guides.ts';
import { followRedirects } from './context/follow-redirects.ts';
import { mayHavePlace } from './context/has-content.ts';
import { hrefOf, type SiteContext } from './context/site-context.ts';
import { documentedBy } from '../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../features/index.ts';

/** Returns the main guide to the export of an API page. */
export function guideToApi(target: ApiTarget, route: Route, context: SiteContext): PageLink | undefined {
  const entry = context.apis.read(target);
  return entry && mainGuideOf(entry, apiRendering(entry, { target, route, context }));
}

/** Connects the documentation of an export with the rest of the site: pages about it, and what its comments lead to. */
export function apiRendering(
  { home }: ApiEntry,
  { target, route, context }: { readonly target: ApiTarget; readonly route: Route; readonly context: SiteContext },
): ApiRendering {
  const { apis, wording, manifest } = context;
  const url = manifest.site.declaredUrl ?? manifest.site.url;
  /** Resolves an address on this site; returns `undefined` for other sites. */
  const leadOn = (address: string): string | undefined => {
    const own = address.startsWith('#') ? `${route.pathname}${address}` : ownAddress(address, url);
    return own === undefined ? undefined : followRedirects(own, manifest);
  };
  const resolve = (address: string): { readonly pathname: string; readonly hash: string } | undefined => {
    const own = leadOn(address);
    if (own === undefined || isAbsoluteUrl(own)) return undefined;
    const { pathname, hash = '' } = splitAddress(own);
    const found = toPathname(pathname);
    return manifest.routes[found] === undefined ? undefined : { pathname: found, hash };
  };
  return {
    ...wording,
    resolveHref(address) {
      const found = resolve(address);
      if (found !== undefined)
        return {
          href: hrefOf(context, found.pathname, placeOf(found, context, target)),
          external: false,
        };
      const led = leadOn(address);
      const written = led !== undefined && isAbsoluteUrl(led) ? led : address;
      const href = isAbsoluteUrl(written) ? written : addressAt(home, written);
      // A page that is missing here is not on this site's own host either.
      return href === undefined || ownAddress(href, url) === written ? undefined : { href, external: true };
    },
    findApi(name) {
      const place = apis.places[shelfKey(name)];
      return place && hrefOf(context, place.pathname, place.hash);
    },
    findName(name) {
      const place = apis.places[shelfKey({ package: target.package, name })];
      return place && place.pathname + (place.hash === undefined ? '' : `#${place.hash}`);
    },
    pageAt(address) {
      const found = resolve(address);
      const page = found && manifest.routes[found.pathname];
      return page === undefined || page.pathname === route.pathname || page.pathname === route.tabOf
        ? undefined
        : { pathname: page.pathname, title: page.title };
    },
    // Demos of other products say little about it.
    demos: (apis.demos[shelfKey(target)] ?? []).filter(
      ({ pathname }) => pathname !== route.pathname && manifest.routes[pathname]?.section === route.section,
    ),
    tryAt(prop) {
      const tried = apis.tries[shelfKey(target)];
      const id = tried !== undefined && Object.hasOwn(tried.controls, prop) ? tried.controls[prop] : undefined;
      if (tried === undefined || id === undefined) return undefined;
      // A link with a path would lose what is set in the address of its own page.
      return tried.pathname === route.pathname ? `#${encodeURI(id)}` : hrefOf(context, tried.pathname, encodeURI(id));
    },
    hrefOf: (pathname, hash) => hrefOf(context, pathname, hash),
  };
}

/**
 * Returns the path of an address on the site's official host; comments of packages contain addresses with and without
 * it.
 */
function ownAddress(address: string, url: string): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return address;
  return address === url || address.startsWith(`${url}/`) ? address.slice(url.length) || '/' : undefined;
}

/**
 * Returns the whole of an address that a package's comments give without its host: on the host of the package's
 * homepage, if that is where the homepage is. It may also be one of many at a host of repositories.
 *
 * @example
 * addressAt('https://kit.example/', '/icons')               // 'https://kit.example/icons'
 * addressAt('https://host.example/kit#readme', '/icons')    // undefined
 */
function addressAt(home: string | undefined, address: string): string | undefined {
  if (home === undefined || !address.startsWith('/')) return undefined;
  const { origin, pathname } = new URL(home);
  return address.startsWith(`${pathname.replace(/\/$/, '')}/`) ? origin + address : undefined;
}

/**
 * Resolves an address in the comments of a package. These refer to classes by the anchors of their own documentation,
 * and to anchors that a page of this site may not have: then it resolves to the page itself.
 */
function placeOf(
  { pathname, hash }: { readonly pathname: string; readonly hash: string },
  { apis, manifest }: SiteContext,
  target: ApiTarget,
): string | undefined {
  const page = manifest.routes[pathname];
  const key = apis.classOfAnchor(target.package, hash);
  const documented = page && documentedBy(page, FEATURE_KINDS);
  if (documented !== undefined && key !== undefined) return apiId(documented.name, 'class', key);
  return hash === '' || (page !== undefined && !mayHavePlace(page, hash)) ? undefined : hash;
}
