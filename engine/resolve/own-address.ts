import type { NavSite } from '../model/navigation.ts';
import { splitAddress } from '../address/address.ts';
import { fromServedPathname, isBelow, toPathname, toServedPathname, type ServedSite } from '../address/pathname.ts';
import { findSiteUrlMistake, normalizeSiteUrl } from '../address/site-url.ts';

/** The official host of a site, and what comes between it and a pathname. */
export interface OwnHost extends ServedSite {
  /** `undefined` if the site has no usable address. */
  readonly origin: string | undefined;
  readonly languages: readonly string[];
}

/** A full address of the site, split where the pathname begins. */
interface OwnAddress {
  /** Host and language as written. */
  readonly start: string;
  /** The rest, as a page would write it: `/a/?b#c`. */
  readonly address: string;
}

/** Returns the official origin of a site, according to `url`. */
export function originOf({ url }: Pick<NavSite, 'url'>): string | undefined {
  return url === undefined || findSiteUrlMistake(url.value) ? undefined : normalizeSiteUrl(url.value);
}

/**
 * Splits an address on the official host; `undefined` for any other address.
 * @example
 * splitOwnAddress('https://docs.example/de/a/#b', …)   // { start: 'https://docs.example/de', address: '/a/#b' }
 * splitOwnAddress('https://docs.example/api-docs/a', …) // { start: 'https://docs.example', address: '/api/a' }
 * splitOwnAddress('HTTPS://Docs.example/a', …)          // { start: 'HTTPS://Docs.example', address: '/a' }
 * splitOwnAddress('https://docs.example.org/a', …)     // undefined
 */
export function splitOwnAddress(href: string, { origin, languages, apiAddresses }: OwnHost): OwnAddress | undefined {
  // Scheme and host are case-insensitive.
  if (origin === undefined || href.slice(0, origin.length).toLowerCase() !== origin.toLowerCase()) return undefined;
  const rest = href.slice(origin.length);
  if (!/^[/?#]|^$/.test(rest)) return undefined;
  const { pathname } = splitAddress(rest);
  // The default language has no prefix.
  const language = languages.slice(1).find((code) => isBelow(pathname, `/${code}`));
  const start = language === undefined ? '' : `/${language}`;
  return {
    start: href.slice(0, origin.length) + start,
    address: fromServedPathname(pathname.slice(start.length), { apiAddresses }) + rest.slice(pathname.length),
  };
}

/** Puts host and language back in front of an address, in the form in which the site serves it. */
export function joinOwnAddress({ start }: OwnAddress, address: string, site: ServedSite): string {
  const { pathname } = splitAddress(address);
  return start + toServedPathname(pathname, site) + address.slice(pathname.length);
}

/** Returns the page that a full address of the site refers to, as a page's link would: `/a#b`. */
export function inSite(href: string, host: OwnHost): string | undefined {
  const own = splitOwnAddress(href, host);
  if (own === undefined) return undefined;
  const { pathname, hash } = splitAddress(own.address);
  return toPathname(pathname) + (hash === undefined ? '' : `#${hash}`);
}
