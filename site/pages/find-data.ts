import type { Route, RouteAsk } from '../../engine/manifest/manifest.ts';
import type { Feature } from '../feature/feature.ts';
import { featureNamed } from '../features/index.ts';
import { hrefOf, type SiteContext } from './context/site-context.ts';
import { onceFor } from '../../engine/text/once.ts';

/** Returns the feature that makes a page of data alone; `undefined` for pages that someone has written. */
export function makerOf({ shows }: Pick<Route, 'shows'>): Feature | undefined {
  const maker = featureNamed(shows?.kind ?? '');
  return maker?.describe === undefined ? undefined : maker;
}

/** Lists what a page asks of features: the whole of it, and what its text asks. */
export function asksOf({ shows, asks = [] }: Pick<Route, 'asks' | 'shows'>): readonly RouteAsk[] {
  return shows === undefined ? asks : [shows, ...asks];
}

/** Finds in the site what a feature shows on a page; `undefined` if that is made, or if it needs nothing. */
export function findData({ kind, ask }: Pick<RouteAsk, 'kind' | 'ask'>, route: Route, context: SiteContext): unknown {
  return featureNamed(kind)?.find?.(ask, {
    manifest: context.manifest,
    route,
    base: context.base,
    pictures: context.pictures,
    exports: context.apis,
    hrefOf: (pathname, hash) => hrefOf(context, pathname, hash),
  });
}

/** Returns what changes with the data that features find for parts of a page. What pages have in common is hashed once. */
export function foundKey(
  parts: readonly RouteAsk[],
  { route, context, hashOf }: { readonly route: Route; readonly context: SiteContext; hashOf(text: string): string },
): string {
  const keyOf = (value: unknown): string =>
    typeof value === 'object' && value !== null ? hashedOnce(value, hashOf) : (JSON.stringify(value) ?? '');
  return JSON.stringify(
    parts.map((part) => Object.entries(findData(part, route, context) ?? {}).map(([name, own]) => [name, keyOf(own)])),
  );
}

const hashedOnce = onceFor((value: object, hashOf: (text: string) => string) => hashOf(JSON.stringify(value)));
