import { normalizeSiteUrl } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';

/** Puts a site on another host, after compiling: so one kept manifest serves every address, and what is rendered from it is kept by its address. */
export function atUrl(manifest: RouteManifest, url: string | undefined): RouteManifest {
  if (url === undefined) return manifest;
  const { site } = manifest;
  return { ...manifest, site: { ...site, url: normalizeSiteUrl(url), declaredUrl: site.url } };
}
