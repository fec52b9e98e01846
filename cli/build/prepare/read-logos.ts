import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { isAbsoluteUrl } from '../../../engine/address/address.ts';
import { assetPathname } from '../../../engine/address/reference.ts';
import { SITE } from '../../../site/pages/social-card.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { contentType } from '../../system/content-type.ts';

/**
 * Reads the logos of a site and its sections as `data:` URLs, by section id. Cards are dark, so the dark-mode logo is
 * used. Logos on other hosts are skipped: a build makes no network requests.
 */
export function readLogos(
  { root, assets, content }: Pick<ScannedProject, 'root' | 'assets' | 'content'>,
  { site, sections }: RouteManifest,
): Readonly<Record<string, string>> {
  const known = new Set(assets);
  const owners = [{ ...site, id: SITE }, ...sections];
  return Object.fromEntries(
    owners.flatMap(({ id, logo, logoDark = logo }) => {
      if (logoDark === undefined || isAbsoluteUrl(logoDark)) return [];
      const pathname = assetPathname(logoDark);
      return known.has(pathname) ? [[id, toDataUrl(join(root, content, pathname))] as const] : [];
    }),
  );
}

/** Reads an image as a `data:` URL. */
export function toDataUrl(file: string): string {
  return `data:${contentType(file)};base64,${readFileSync(file).toString('base64')}`;
}
