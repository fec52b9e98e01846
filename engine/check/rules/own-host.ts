import { joinOwnAddress, originOf, splitOwnAddress, type OwnHost } from '../../resolve/own-address.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl } from '../../address/address.ts';
import { leadTo } from './meant.ts';

/** Returns the official host of a project, to tell which absolute addresses are within the site. */
export function hostOf({ site }: PageTree): OwnHost {
  return {
    origin: originOf(site),
    apiAddresses: site.info.apiAddresses,
    languages: site.languages.map(({ value }) => value),
  };
}

/** Changes the target of a link within the site; absolute addresses stay absolute. */
export function leadWithin(href: string, to: string, host: OwnHost): string {
  const own = isAbsoluteUrl(to) ? undefined : splitOwnAddress(href, host);
  return own === undefined ? leadTo(href, to) : joinOwnAddress(own, leadTo(own.address, to), host);
}
