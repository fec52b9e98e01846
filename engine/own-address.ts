import type { NavSite } from './navigation.ts';
import { fromServedPathname, isBelow, splitAddress, toPathname, toServedPathname } from './pathname.ts';
import { findSiteUrlMistake, normalizeSiteUrl } from './site-url.ts';

/** The official host of a site, and what stands between it and a pathname. */
export interface OwnHost {
  /** `undefined` where the site has no usable address. */
  readonly origin: string | undefined;
  readonly languages: readonly string[];
}

/** A whole address of the site, taken apart where its own part begins. */
export interface OwnAddress {
  /** Host and language, as they are written. */
  readonly start: string;
  /** What follows, as a page would say it: `/a/?b#c`. */
  readonly address: string;
}

/** The official host of a site, as `url` says it. */
export function originOf({ url }: Pick<NavSite, 'url'>): string | undefined {
  return url === undefined || findSiteUrlMistake(url.value) ? undefined : normalizeSiteUrl(url.value);
}

/**
 * Takes an address apart that leads to the official host; `undefined` for any other.
 * @example
 * splitOwnAddress('https://docs.example/de/a/#b', …)   // { start: 'https://docs.example/de', address: '/a/#b' }
 * splitOwnAddress('https://docs.example/api-docs/a', …) // { start: 'https://docs.example', address: '/api/a' }
 * splitOwnAddress('HTTPS://Docs.example/a', …)          // { start: 'HTTPS://Docs.example', address: '/a' }
 * splitOwnAddress('https://docs.example.org/a', …)     // undefined
 */
export function splitOwnAddress(href: string, { origin, languages }: OwnHost): OwnAddress | undefined {
  // Scheme and host are the same in letters of either case.
  if (origin === undefined || href.slice(0, origin.length).toLowerCase() !== origin.toLowerCase()) return undefined;
  const rest = href.slice(origin.length);
  if (!/^[/?#]|^$/.test(rest)) return undefined;
  const { pathname } = splitAddress(rest);
  // The default language has no prefix.
  const language = languages.slice(1).find((code) => isBelow(pathname, `/${code}`));
  const start = language === undefined ? '' : `/${language}`;
  return {
    start: href.slice(0, origin.length) + start,
    address: fromServedPathname(pathname.slice(start.length)) + rest.slice(pathname.length),
  };
}

/** Puts an address of the site behind host and language again, as readers are served it. */
export function joinOwnAddress({ start }: OwnAddress, address: string): string {
  const { pathname } = splitAddress(address);
  return start + toServedPathname(pathname) + address.slice(pathname.length);
}

/** What a whole address of the site leads to, as the link of a page would say it: `/a#b`. */
export function inSite(href: string, host: OwnHost): string | undefined {
  const own = splitOwnAddress(href, host);
  if (own === undefined) return undefined;
  const { pathname, hash } = splitAddress(own.address);
  return toPathname(pathname) + (hash === undefined ? '' : `#${hash}`);
}
