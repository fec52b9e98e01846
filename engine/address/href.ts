/** What is put into an `<a>`: public addresses of pages and files. */

import { isAbsoluteUrl } from './address.ts';
import { toServedPathname, type ServedSite } from './pathname.ts';

declare const hrefBrand: unique symbol;

/** The target of an `<a>`: a pathname with base, language and trailing slash, or an external URL. */
export type Href = string & { readonly [hrefBrand]: true };

/** Where a site is served: below which path, and in which language links stay. */
export interface HrefContext extends ServedSite {
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Language code as a path prefix; absent for the default language. */
  readonly language?: string;
}

/**
 * Makes the public address of a page.
 * @example
 * toHref('/a/b', { base: '' }, 'c')                  // '/a/b/#c'
 * toHref('/a', { base: '/docs', language: 'de' })    // '/docs/de/a/'
 */
export function toHref(pathname: string, context: HrefContext, hash?: string): Href {
  const language = context.language === undefined ? '' : `/${context.language}`;
  const served = toServedPathname(pathname, context);
  const path = `${context.base}${language}${served === '/' ? '' : served}/`;
  return (hash === undefined ? path : `${path}#${hash}`) as Href;
}

/**
 * Makes the public address of a file in the content folder; an address on another host stays as is.
 * @example
 * toFileHref('/static/logo.svg', '/docs')         // '/docs/static/logo.svg'
 * toFileHref('https://cdn.example/a.css', '/docs') // 'https://cdn.example/a.css'
 */
export function toFileHref(address: string, base: string): string {
  return isAbsoluteUrl(address) ? address : `${base}${address.startsWith('/') ? '' : '/'}${address}`;
}

/** Escapes the path of a file for use as an address: `/a b.png` becomes `/a%20b.png`. */
export function fileHref(path: string): string {
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');
}
