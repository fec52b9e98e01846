import type { Route } from '../../../engine/manifest/manifest.ts';
import type { SiteContext } from './site-context.ts';

/** Returns whether a page is written or generated. */
export function hasContent({ file, shows }: Pick<Route, 'file' | 'shows'>): boolean {
  return file !== undefined || shows !== undefined;
}

/** Lists the routes with content. */
export function writtenRoutes({ manifest }: SiteContext): readonly Route[] {
  return Object.values(manifest.routes).filter((route) => route.kind !== 'page' || hasContent(route));
}
