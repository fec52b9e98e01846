import {
  languagePrefix,
  type Language,
  type ProductVersion,
  type Section,
  type SiteInfo,
} from '../../../engine/manifest.ts';
import { findByPrefix, isAbsoluteUrl, splitAddress, toFileHref } from '../../../engine/pathname.ts';
import { versionTarget } from '../../client/version-target.ts';

/** What addresses of versions depend on beside the page. */
export interface VersionPlace {
  readonly site: Pick<SiteInfo, 'languages'>;
  readonly sections: readonly Pick<Section, 'prefixes'>[];
  readonly language: Pick<Language, 'code'>;
  /** Path of the site's root, without a trailing slash. */
  readonly base: string;
}

/**
 * Where an entry of the version menu leads from a page: the same page in that version, or the entry's own address
 * where the version has no such page (requirement C7). The version shown has no address: it is the page itself.
 * `pathname` is empty for pages that no version has, such as the start page.
 */
export function versionAddress(version: ProductVersion, pathname: string, place: VersionPlace): string {
  const address = versionTarget(version, pathname);
  return address === undefined ? '#main' : localizeAddress(address, place);
}

/** Fills `{LANG}` in, and puts a page of this site below the site's root. Other paths of the host are not ours. */
export function localizeAddress(address: string, { site, sections, language, base }: VersionPlace): string {
  const prefix = languagePrefix(site, language.code);
  const localized = address.replaceAll('{LANG}', prefix === undefined ? '' : `/${prefix}`);
  const { pathname } = splitAddress(address.replace(/^\{LANG\}/, ''));
  return isAbsoluteUrl(localized) || findByPrefix(pathname, sections) === undefined
    ? localized
    : toFileHref(localized, base);
}
