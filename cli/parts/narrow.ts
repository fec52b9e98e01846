import type { Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import type { PlannedFile } from '../../site/pages/context/planned-file.ts';
import type { PreparedSite } from '../build/prepare/prepare-site.ts';

/** Ids of the sections to build; absent for all. */
type Only = readonly string[] | undefined;

/** Returns the manifest of a part, without what other sections generate from packages that are not installed here. */
export function manifestOf(only: Only, manifest: RouteManifest): RouteManifest {
  if (only === undefined) return manifest;
  const narrow = (route: Route): Route => {
    const { shows: _drawn, ...rest } = route;
    return only.includes(route.section) ? route : rest;
  };
  return {
    ...manifest,
    routes: Object.fromEntries(Object.entries(manifest.routes).map(([pathname, route]) => [pathname, narrow(route)])),
  };
}

/**
 * Returns the files of a part: all but the pages of other sections. Files about the whole site contain what is known
 * here.
 */
export function filesOf(only: readonly string[], { context, files }: PreparedSite): readonly PlannedFile[] {
  const { routes } = context.manifest;
  return files.filter(({ route }) => route === undefined || only.includes(routes[route]?.section ?? ''));
}
