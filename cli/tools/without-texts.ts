import type { RouteManifest } from '../../engine/manifest.ts';
import { findTool } from './find-tool.ts';

/** Has search find titles alone in a build without indexes: one that is to have none, or has no indexer, of which a warning tells. */
export function withoutTexts(
  manifest: RouteManifest,
  { root, isIndexed = true }: { readonly root: string; readonly isIndexed?: boolean },
): RouteManifest {
  const { site } = manifest;
  return site.search !== true || (isIndexed && findTool(root, 'pagefind') !== undefined)
    ? manifest
    : { ...manifest, site: { ...site, search: 'titles' } };
}
