import type { Section } from '../../engine/manifest/manifest.ts';
import type { VersionSlot } from '../frame/frame-template.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { versionAddress } from '../frame/page/version-address.ts';
import type { SiteContext } from './context/site-context.ts';

/** Returns the addresses of the version menu's entries on a page, as HTML. */
export function versionSlots(
  { versions }: Section,
  pathname: string,
  context: SiteContext,
): Partial<Record<VersionSlot, string>> {
  const place = {
    site: context.manifest.site,
    sections: context.manifest.sections,
    language: context.language,
    base: context.base,
  };
  const known = versions
    .map((version, index) => [`version ${index}`, version] as const)
    .filter(([, { pathTemplate }]) => pathTemplate !== undefined);
  return Object.fromEntries(
    known.map(([slot, version]) => [
      slot,
      escapeHtml(versionAddress(version, pathname === '/' ? '' : pathname, place)),
    ]),
  );
}
