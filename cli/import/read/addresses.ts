import { splitAddress } from '../../../engine/address/address.ts';
import { toPathname } from '../../../engine/address/pathname.ts';

/**
 * Returns the pathname of a file below a folder of pages, as most tools derive it.
 * @example
 * pathnameOf('guides/Intro.mdx', '/docs') // '/docs/guides/Intro'
 * pathnameOf('guides/index.md', '')       // '/guides'
 */
export function pathnameOf(file: string, base: string): string {
  return toPathname(`${base}/${file.replace(/\.mdx?$/, '').replace(/(^|\/)(?:index|README)$/i, '$1')}`);
}

/** The address of a site whose configuration does not state one. */
export const UNKNOWN_HOST = 'https://docs.example.com';

/** Returns whether a file is a page. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Converts a segment to a title: `getting-started` → `Getting started`. */
export function titleFrom(segment: string): string {
  const words = segment
    .replace(/^\d+[-_. ]+/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Converts a title to a slug, as most tools do for addresses.
 * @example
 * titleToSlug('Getting Started!') // 'getting-started'
 */
export function titleToSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Makes a function that finds where the redirects from an address end; a loop ends where it began. */
export function followRedirects(
  redirects: readonly { readonly from: string; readonly to: string }[],
): (address: string) => string {
  // If there are several redirects from one address, the first one is used.
  const next = new Map<string, string>(
    redirects.toReversed().map(({ from, to }) => [toPathname(from), pagePathname(to)]),
  );
  return (address) => {
    const passed = new Set<string>();
    let at: string = pagePathname(address);
    for (let to = next.get(at); to !== undefined && !passed.has(at); to = next.get(at)) {
      passed.add(at);
      at = to;
    }
    return at;
  };
}

/** Returns the pathname of the page that an address of another tool refers to. */
function pagePathname(address: string): string {
  const { pathname } = splitAddress(address);
  return toPathname(pathname.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1'));
}
