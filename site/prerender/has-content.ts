import type { Route } from '../../engine/manifest.ts';

/** Returns whether a page is written or generated. */
export function hasContent({ file, api }: Pick<Route, 'file' | 'api'>): boolean {
  return file !== undefined || api !== undefined;
}

/**
 * Returns whether all anchors of a page are known; those of included documentation are only known when it is rendered.
 */
export function hasKnownPlaces({ file, includes }: Route): boolean {
  return file !== undefined && includes === undefined;
}
