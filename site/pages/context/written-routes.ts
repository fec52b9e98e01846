import type { Route } from '../../../engine/manifest/manifest.ts';
import { hasContent } from './has-content.ts';
import type { SiteContext } from './site-context.ts';

/** Lists the routes with content. */
export function writtenRoutes({ manifest }: SiteContext): readonly Route[] {
  return Object.values(manifest.routes).filter((route) => route.kind !== 'page' || hasContent(route));
}
