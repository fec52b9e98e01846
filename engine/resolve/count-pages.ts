import type { RouteManifest } from '../manifest/manifest.ts';

/** How many pages a site has, as a check counts them: groups and sections have addresses too, and are none. */
export function countPages({ routes }: Pick<RouteManifest, 'routes'>): number {
  return Object.values(routes).filter(({ kind }) => kind === 'page').length;
}
