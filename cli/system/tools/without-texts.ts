import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { Project } from '../../../site/project/project.ts';

/**
 * Restricts search to titles in a build without indexes: one that should have none, or lacks the indexer, which a
 * warning reports.
 */
export function withoutTexts(
  manifest: RouteManifest,
  { project, isIndexed = true }: { readonly project: Project; readonly isIndexed?: boolean },
): RouteManifest {
  const { site } = manifest;
  return site.search !== true || (isIndexed && project.tools.find('pagefind') !== undefined)
    ? manifest
    : { ...manifest, site: { ...site, search: 'titles' } };
}
