import type { ProductVersion, Section } from '../../engine/manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { findByPrefix } from '../../engine/address/pathname.ts';
import type { ListedVersion, VersionsFile } from '../browser/versions-file.ts';
import type { SiteContext } from '../pages/context/site-context.ts';

/** Renders the versions of each section, with absolute addresses, for the pages of older builds on other hosts. */
export function renderVersions({ manifest: { site, sections }, base }: Pick<SiteContext, 'manifest' | 'base'>): string {
  const whole = (address: string): string => {
    const isOurs = findByPrefix(splitAddress(address.replace(/^\{LANG\}/, '')).pathname, sections) !== undefined;
    return isAbsoluteUrl(address) ? address : site.url + (isOurs ? base : '') + address;
  };
  const listed = ({ text, href, pathTemplate, without }: ProductVersion, { home }: Section): ListedVersion => ({
    text,
    ...(href === undefined ? {} : { href: whole(href) }),
    ...(pathTemplate === undefined ? {} : { pathTemplate: whole(pathTemplate) }),
    // The current version has no address, because it is this site.
    ...(href === undefined && pathTemplate === undefined
      ? { href: `${site.url}${base}{LANG}${home ?? ''}/`, pathTemplate: `${site.url}${base}{LANG}{pathname}/` }
      : {}),
    ...(without === undefined ? {} : { without }),
  });
  const file: VersionsFile = {
    sections: Object.fromEntries(
      sections.flatMap((section) =>
        section.versions.length === 0
          ? []
          : [[section.id, section.versions.map((version) => listed(version, section))]],
      ),
    ),
  };
  return JSON.stringify(file);
}
