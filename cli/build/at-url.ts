import { normalizeSiteUrl } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';

/**
 * Moves a site to another host after compiling, so that one cached manifest serves every address, while what is
 * rendered from it is cached by address.
 */
export function atUrl(manifest: RouteManifest, url: string | undefined): RouteManifest {
  if (url === undefined) return manifest;
  const { site } = manifest;
  return { ...manifest, site: { ...site, url: normalizeSiteUrl(url), declaredUrl: site.url } };
}
