import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '../../engine/manifest.ts';
import { assetPathname, isAbsoluteUrl } from '../../engine/pathname.ts';
import { SITE } from '../../site/prerender/social-card.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { contentType } from '../serve/content-type.ts';

/**
 * Reads the logos of a site and its sections as `data:` addresses, by section id. Cards are dark, so the logo of dark
 * mode counts. A logo on another host is left out: a build fetches nothing.
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

/** Reads a picture as a `data:` address. */
export function toDataUrl(file: string): string {
  return `data:${contentType(file)};base64,${readFileSync(file).toString('base64')}`;
}
