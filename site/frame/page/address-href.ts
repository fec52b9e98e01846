import { splitAddress } from '../../../engine/address/address.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { resolveReference } from '../../../engine/address/reference.ts';
import type { HrefOf } from '../../text/node-link.ts';

/** Data that public addresses depend on. */
interface AddressPlace {
  readonly hrefOf: HrefOf;
  /** Path of the site's root, without a trailing slash. */
  readonly base: string;
}

/**
 * Returns the public address of a link in the settings: to a page with query and anchor, to a file, or to another site.
 * @example
 * ('/kit/start#first', …)     → '/docs/kit/start/#first'
 * ('/kit/sheet.pdf', …)       → '/docs/kit/sheet.pdf'
 * ('https://kit.example', …)  → 'https://kit.example'
 */
export function addressHref(address: string, { hrefOf, base }: AddressPlace): string {
  // Any other address is on another site, or an anchor on the same page.
  if (!address.startsWith('/')) return address;
  const target = resolveReference(address, { from: ROOT, folder: ROOT });
  if (target.kind === 'external') return address;
  if (target.kind === 'asset') return base + address;
  return hrefOf(target.pathname) + address.slice(splitAddress(address).pathname.length);
}

const ROOT = toPathname('/');
