import { joinOwnAddress, originOf, splitOwnAddress, type OwnHost } from '../own-address.ts';
import type { PageTree } from '../page-tree.ts';
import { isAbsoluteUrl } from '../pathname.ts';
import { isHidden } from '../schema/unread-keys.ts';
import { leadTo } from './meant.ts';

/** The official host of a project, for telling which whole addresses are within the site. */
export function hostOf({ site, translatedFiles }: PageTree): OwnHost {
  return {
    origin: originOf(site),
    // Where the list of languages is unknown, files in other languages show which there are.
    languages: isHidden(site, 'languages')
      ? [...new Set(translatedFiles.map(({ language }) => language))]
      : site.languages.map(({ value }) => value),
  };
}

/** Lets a link lead elsewhere within the site, as a path or a whole address, whichever it is. */
export function leadWithin(href: string, to: string, host: OwnHost): string {
  const own = isAbsoluteUrl(to) ? undefined : splitOwnAddress(href, host);
  return own === undefined ? leadTo(href, to) : joinOwnAddress(own, leadTo(own.address, to));
}
