const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Browsers skip these when they look for a scheme, so `java\nscript:` is one. */
// oxlint-disable-next-line no-control-regex
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007F-\u009F]/g;

/** Schemes that a link may have; an address without one is a path of this site. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto'];

/** Schemes that an image may have. */
export const IMAGE_SCHEMES: readonly string[] = ['http', 'https'];

/**
 * Returns whether an address may be in a page: a path, or an absolute address with one of the schemes.
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

/** With a host, which is not the scheme once more, or with someone to write to. */
const WHOLE = /^(?:https?:\/\/(?![\\/?#]|https?:?\/\/).|mailto:(?!\/\/).)/i;

/** Characters that must not be in a URL as they are; other scripts may. */
// oxlint-disable-next-line no-control-regex
const TO_ENCODE = /[\u0000-\u0020"<>\\^`{|}\u007F-\u009F]/g;

/** Percent-encodes what would make an address invalid, and leaves the rest as it was written. */
export function encodeHref(href: string): string {
  return href.replace(TO_ENCODE, encodeURIComponent);
}
