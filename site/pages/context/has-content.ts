import { listsAnchor } from '../../../engine/address/anchor.ts';
import { apiSlug } from '../../../engine/address/api-slug.ts';
import type { Route } from '../../../engine/manifest/manifest.ts';
import { documentedOn } from '../../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../features/index.ts';

/** Returns whether a page is written or generated. */
export function hasContent({ file, shows }: Pick<Route, 'file' | 'shows'>): boolean {
  return file !== undefined || shows !== undefined;
}

/** Returns whether the anchors of a page's own text are known; those of generated pages are made when they are rendered. */
export function hasKnownPlaces({ file }: Pick<Route, 'file'>): boolean {
  return file !== undefined;
}

/** Returns whether a page has a place that it is known to have, or that the documentation that it includes may make. */
export function mayHavePlace(route: Route, anchor: string): boolean {
  if (!hasKnownPlaces(route) || listsAnchor(route.anchors, anchor)) return true;
  return documentedOn(route, FEATURE_KINDS)
    .map(({ name }) => apiSlug(name))
    .some((slug) => anchor === slug || anchor.startsWith(`${slug}-`));
}
