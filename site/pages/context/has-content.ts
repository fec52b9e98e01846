import type { Route } from '../../../engine/manifest/manifest.ts';

/** Returns whether a page is written or generated. */
export function hasContent({ file, shows }: Pick<Route, 'file' | 'shows'>): boolean {
  return file !== undefined || shows !== undefined;
}

/** Returns whether the anchors of a page's own text are known; those of generated pages are made when they are rendered. */
export function hasKnownPlaces({ file }: Pick<Route, 'file'>): boolean {
  return file !== undefined;
}
