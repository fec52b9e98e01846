import type { Route } from '../../engine/manifest.ts';

/** Whether someone has written a page, or its content is generated. */
export function hasContent({ file, api }: Pick<Route, 'file' | 'api'>): boolean {
  return file !== undefined || api !== undefined;
}

/** Whether the anchors of a page are all that readers find in it: those of included documentation are known when it is rendered. */
export function hasKnownPlaces({ file, includes }: Route): boolean {
  return file !== undefined && includes === undefined;
}
