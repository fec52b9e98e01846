import {
  languagePrefix,
  type Language,
  type ProductVersion,
  type Section,
  type SiteInfo,
} from '../../../engine/manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../../engine/address/address.ts';
import { toFileHref } from '../../../engine/address/href.ts';
import { findByPrefix } from '../../../engine/address/pathname.ts';
import { versionTarget } from '../../browser/version-target.ts';

/** Data that addresses of versions depend on, in addition to the page. */
export interface VersionPlace {
  readonly site: Pick<SiteInfo, 'languages'>;
  readonly sections: readonly Pick<Section, 'prefixes'>[];
  readonly language: Pick<Language, 'code'>;
  /** Path of the site's root, without a trailing slash. */
  readonly base: string;
}

/**
 * Returns the address of a version menu entry on a page: the same page in that version, or the entry's own address
 * if the version has no such page (requirement C7). The current version has no address, because it is the page itself.
 * `pathname` is empty for pages that no version has, such as the start page.
 */
export function versionAddress(version: ProductVersion, pathname: string, place: VersionPlace): string {
  const address = versionTarget(version, pathname);
  return address === undefined ? '#main' : localizeAddress(address, place);
}

/** Replaces `{LANG}`, and adds the site's root to pages of this site, but not to other paths on the host. */
export function localizeAddress(address: string, { site, sections, language, base }: VersionPlace): string {
  const prefix = languagePrefix(site, language.code);
  const localized = address.replaceAll('{LANG}', prefix === undefined ? '' : `/${prefix}`);
  const { pathname } = splitAddress(address.replace(/^\{LANG\}/, ''));
  return isAbsoluteUrl(localized) || findByPrefix(pathname, sections) === undefined
    ? localized
    : toFileHref(localized, base);
}
