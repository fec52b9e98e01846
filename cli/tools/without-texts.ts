import type { RouteManifest } from '../../engine/manifest.ts';
import { findTool } from './find-tool.ts';

/** Has search find titles alone where no indexer is installed; a warning says so. */
export function withoutTexts(manifest: RouteManifest, root: string): RouteManifest {
  const { site } = manifest;
  return site.search !== true || findTool(root, 'pagefind') !== undefined
    ? manifest
    : { ...manifest, site: { ...site, search: 'titles' } };
}
