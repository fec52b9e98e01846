import type { PageLink, Redirect, Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { listsAnchor } from '../../engine/address/anchor.ts';
import { apiSlug } from '../../engine/address/api-slug.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { asksOf } from '../../engine/manifest/asks.ts';
import type { SiteView } from '../feature/feature.ts';
import type { ApiEntry, ApiName } from './api-data.ts';
import { apiId } from './api-rows.ts';
import type { ApiRendering } from './api-rendering.ts';
import { shelfKey, type ApiContext } from './api-shelf.ts';
import { onceFor } from '../../engine/text/once.ts';

/** Name of the feature that draws it. */
const KIND = 'api';

/** What the documentation of an export is drawn from. Functions stand for what the rest tells apart. */
export interface ApiData extends ApiName {
  /** Changes with the description. */
  readonly key: string;
  read(): ApiEntry | undefined;
  /** Pathname of the page that shows it, and of the page of which that is a tab. */
  readonly pathname: string;
  readonly tabOf: string | undefined;
  /** Other pages of its section whose demos use the export. */
  readonly demos: readonly PageLink[];
  /** Where readers can try it. */
  readonly tried: ApiContext['tries'][string] | undefined;
  /** Where each export is documented. */
  readonly places: ApiContext['places'];
  /** The pages of the site by pathname. */
  readonly pages: Readonly<Record<string, KnownPage>>;
  readonly redirects: readonly Redirect[];
  /** Where the site is, and where packages say that it is. */
  readonly url: string;
  readonly declaredUrl: string | undefined;
  readonly hrefOf: SiteView['hrefOf'];
  readonly classOfAnchor: ApiContext['classOfAnchor'];
}

/** A page that comments may lead to. */
interface KnownPage {
  readonly title: string;
  /** Name of the export that the whole page documents. */
  readonly documents?: string;
  readonly places: KnownPlaces | undefined;
}

/** The anchors of a page's own text, and those that begin what documentation it includes. */
interface KnownPlaces {
  readonly anchors: readonly string[];
  readonly parts: readonly string[];
}

/** Finds what the documentation of an export says about the site; `undefined` if it is not described. */
export function findApiData(
  target: ApiName,
  { manifest, route, exports: apis, hrefOf }: SiteView<ApiContext>,
): ApiData | undefined {
  const name = shelfKey(target);
  const kept = apis.shelf[name];
  if (kept === undefined) return undefined;
  const { url, declaredUrl } = manifest.site;
  return {
    package: target.package,
    name: target.name,
    key: kept.key,
    read: () => apis.read(target),
    pathname: route.pathname,
    tabOf: route.tabOf,
    // Demos of other products say little about it.
    demos: (apis.demos[name] ?? []).filter(
      ({ pathname }) => pathname !== route.pathname && manifest.routes[pathname]?.section === route.section,
    ),
    tried: apis.tries[name],
    places: apis.places,
    pages: pagesOf(manifest),
    redirects: manifest.redirects,
    url,
    declaredUrl,
    hrefOf,
    classOfAnchor: apis.classOfAnchor,
  };
}

/** Lists the pages of a site; all its documentation has the same list. */
const pagesOf = onceFor((manifest: RouteManifest) =>
  Object.fromEntries(
    Object.values(manifest.routes).map((route): readonly [string, KnownPage] => [
      route.pathname,
      {
        title: route.title,
        ...(route.shows?.kind === KIND ? { documents: String(route.shows.ask['name']) } : {}),
        places: placesOn(route),
      },
    ]),
  ),
);

/** Returns the places of a page; `undefined` for generated pages, which make theirs when they are rendered. */
function placesOn(route: Route): KnownPlaces | undefined {
  const { file, anchors } = route;
  const parts = asksOf(route, KIND).map(({ ask }) => apiSlug(String(ask['name'])));
  return file === undefined ? undefined : { anchors, parts };
}

/** Returns whether a page has a place that it is known to have, or that the documentation that it includes may make. */
export function mayHavePlace(route: Route, anchor: string): boolean {
  return mayBeIn(placesOn(route), anchor);
}

function mayBeIn(places: KnownPlaces | undefined, anchor: string): boolean {
  return (
    places === undefined ||
    listsAnchor(places.anchors, anchor) ||
    places.parts.some((slug) => anchor === slug || anchor.startsWith(`${slug}-`))
  );
}

/** Connects the documentation of an export with the rest of the site: pages about it, and what its comments lead to. */
export function linkToSite(
  { home }: Pick<ApiEntry, 'home'>,
  data: ApiData,
): Omit<ApiRendering, 'words' | 'language' | 'content'> {
  const { pathname: current, tabOf, pages, places, tried, hrefOf } = data;
  const url = data.declaredUrl ?? data.url;
  /** Resolves an address on this site; returns `undefined` for other sites. */
  const leadOn = (address: string): string | undefined => {
    const own = address.startsWith('#') ? `${current}${address}` : ownAddress(address, url);
    return own === undefined ? undefined : followRedirects(own, { routes: pages, redirects: data.redirects });
  };
  const resolve = (address: string): { readonly pathname: string; readonly hash: string } | undefined => {
    const own = leadOn(address);
    if (own === undefined || isAbsoluteUrl(own)) return undefined;
    const { pathname, hash = '' } = splitAddress(own);
    const found = toPathname(pathname);
    return pages[found] === undefined ? undefined : { pathname: found, hash };
  };
  return {
    resolveHref(address) {
      const found = resolve(address);
      if (found !== undefined) return { href: hrefOf(found.pathname, placeOf(found, data)), external: false };
      const led = leadOn(address);
      const written = led !== undefined && isAbsoluteUrl(led) ? led : address;
      const href = isAbsoluteUrl(written) ? written : addressAt(home, written);
      // A page that is missing here is not on this site's own host either.
      return href === undefined || ownAddress(href, url) === written ? undefined : { href, external: true };
    },
    findApi(name) {
      const place = places[shelfKey(name)];
      return place && hrefOf(place.pathname, place.hash);
    },
    findName(name) {
      const place = places[shelfKey({ package: data.package, name })];
      return place && place.pathname + (place.hash === undefined ? '' : `#${place.hash}`);
    },
    pageAt(address) {
      const found = resolve(address)?.pathname ?? '';
      const page = pages[found];
      return page === undefined || found === current || found === tabOf
        ? undefined
        : { pathname: toPathname(found), title: page.title };
    },
    demos: data.demos,
    tryAt(prop) {
      const id = tried !== undefined && Object.hasOwn(tried.controls, prop) ? tried.controls[prop] : undefined;
      if (tried === undefined || id === undefined) return undefined;
      // A link with a path would lose what is set in the address of its own page.
      return tried.pathname === current ? `#${encodeURI(id)}` : hrefOf(tried.pathname, encodeURI(id));
    },
    hrefOf,
  };
}

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
const indexRedirects = onceFor(
  (redirects: readonly Redirect[]) => new Map(redirects.map(({ from, to }) => [from, to])),
);

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
  data: ApiData,
): string | undefined {
  const page = data.pages[pathname];
  const key = data.classOfAnchor(data.package, hash);
  if (page?.documents !== undefined && key !== undefined) return apiId(page.documents, 'class', key);
  return hash === '' || (page !== undefined && !mayBeIn(page.places, hash)) ? undefined : hash;
}
