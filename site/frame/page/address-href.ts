import { resolveReference, splitAddress, toPathname } from '../../../engine/pathname.ts';
import type { HrefOf } from './node-link.ts';

/** What public addresses depend on. */
export interface AddressPlace {
  readonly hrefOf: HrefOf;
  /** Path of the site's root, without a trailing slash. */
  readonly base: string;
}

/**
 * Makes the public address of what settings link to: a page with its query and anchor, a file, or another site.
 * @example
 * ('/kit/start#first', …)     → '/docs/kit/start/#first'
 * ('/kit/sheet.pdf', …)       → '/docs/kit/sheet.pdf'
 * ('https://kit.example', …)  → 'https://kit.example'
 */
export function addressHref(address: string, { hrefOf, base }: AddressPlace): string {
  // What is left is another site, or a place on the page that its reader is on.
  if (!address.startsWith('/')) return address;
  const target = resolveReference(address, { from: ROOT, folder: ROOT });
  if (target.kind === 'external') return address;
  if (target.kind === 'asset') return base + address;
  return hrefOf(target.pathname) + address.slice(splitAddress(address).pathname.length);
}

const ROOT = toPathname('/');
