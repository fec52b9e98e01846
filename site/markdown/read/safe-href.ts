const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Characters that browsers ignore in a scheme, so `java\nscript:` is a scheme. */
// oxlint-disable-next-line no-control-regex
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007F-\u009F]/g;

/** Allowed schemes of links; an address without a scheme is a path on this site. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto'];

/** Allowed schemes of images. */
export const IMAGE_SCHEMES: readonly string[] = ['http', 'https'];

/**
 * Returns whether an address is allowed in a page: a path, or an absolute address with one of the schemes.
 * @example
 * isSafeHref('../other.md#usage', LINK_SCHEMES)     // true
 * isSafeHref('java\nscript:alert(1)', LINK_SCHEMES) // false
 * isSafeHref('//host/path', LINK_SCHEMES)           // false: another host in disguise
 * isSafeHref('https:/host/path', LINK_SCHEMES)      // false: a path of this site in disguise
 */
export function isSafeHref(href: string, schemes: readonly string[]): boolean {
  const seen = href.replace(IGNORED_BY_BROWSERS, '');
  if (/^[\\/]{2}/.test(seen)) return false;
  const scheme = SCHEME.exec(seen)?.[1];
  return scheme === undefined || (schemes.includes(scheme.toLowerCase()) && WHOLE.test(seen));
}

/** An address with a host, which is not the scheme repeated, or with a recipient. */
const WHOLE = /^(?:https?:\/\/(?![\\/?#]|https?:?\/\/).|mailto:(?!\/\/).)/i;

/** Characters that must be encoded in a URL; those of other scripts need not be. */
// oxlint-disable-next-line no-control-regex
const TO_ENCODE = /[\u0000-\u0020"<>\\^`{|}\u007F-\u009F]/g;

/** Percent-encodes characters that would make an address invalid, and leaves the rest unchanged. */
export function encodeHref(href: string): string {
  return href.replace(TO_ENCODE, encodeURIComponent);
}
