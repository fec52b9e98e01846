import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { findTool } from './find-tool.ts';

/**
 * Restricts search to titles in a build without indexes: one that should have none, or lacks the indexer, which a
 * warning reports.
 */
export function withoutTexts(
  manifest: RouteManifest,
  { root, isIndexed = true }: { readonly root: string; readonly isIndexed?: boolean },
): RouteManifest {
  const { site } = manifest;
  return site.search !== true || (isIndexed && findTool(root, 'pagefind') !== undefined)
    ? manifest
    : { ...manifest, site: { ...site, search: 'titles' } };
}
