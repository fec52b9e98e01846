import type { Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Wording } from '../words/words.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { makerOf } from './find-data.ts';
import { sectionOf, type SiteContext } from './context/site-context.ts';
import { onceFor } from '../../engine/text/once.ts';

/** Name of a page out of context: in a browser tab, a list of results, a link preview. */
export interface PageName {
  /**
   * The page’s own name, with as many names of its groups as needed to distinguish it from the other pages of its
   * product.
   */
  readonly page: string;
  readonly product: string;
}

/**
 * Names a page of the context’s site. No two pages of a site have the same name and product.
 * @example
 * 'Typography' in the groups 'Components', 'Data display' // { page: 'Typography', product: 'Material UI' }
 * 'Typography' in the group 'Customization'               // { page: 'Typography - Customization', product: 'Material UI' }
 */
export function namePage(
  { pathname, title, section }: Route,
  { manifest, wording }: Pick<SiteContext, 'manifest' | 'wording'>,
): PageName {
  const page = namesOf(manifest, wording).get(pathname) ?? title;
  return { page, product: sectionOf(manifest, section).name };
}

/** Joins the names from page to site, each once: `Button - Material UI - MUI`. */
export function joinNames(names: readonly string[]): string {
  return [...new Set(names.filter((name) => name !== ''))].join(' - ');
}

/** Returns the title of a page; a page made of data says what it is, and a tab page shows the title of its page. */
export function titleOf(
  route: Route,
  { manifest: { routes }, wording }: Pick<SiteContext, 'manifest' | 'wording'>,
): string {
  const own = makerOf(route)?.title?.(route.title, wording.words);
  return own ?? (route.tabOf && routes[route.tabOf]?.title) ?? route.title;
}

/**
 * Names all pages. Pages with the same name also get that of their group, and so on; if nothing else differs, the
 * pathname.
 */
const namesOf = onceFor((manifest: RouteManifest, wording: Wording): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const findNamesakes = (routes: readonly Route[], nameOf: (route: Route) => string): readonly Route[] => {
    const counts = new Map<string, number>();
    const keys = routes.map((route) => {
      const name = nameOf(route);
      names.set(route.pathname, name);
      const key = `${sectionOf(manifest, route.section).name}\n${name}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return key;
    });
    return routes.filter((_, at) => (counts.get(keys[at] ?? '') ?? 0) > 1);
  };
  let open = findNamesakes(Object.values(manifest.routes), (route) => ownName(route, manifest, wording));
  const chains = new Map(open.map((route) => [route, chainOf(route, manifest, wording)]));
  const longest = [...chains.values()].reduce((most, { length }) => Math.max(most, length), 0);
  for (let length = 2; open.length > 0 && length <= longest + 1; length++)
    open = findNamesakes(open, (route) => {
      const chain = chains.get(route) ?? [];
      return joinNames(length > longest ? [...chain, route.pathname] : chain.slice(0, length));
    });
  return names;
});

/** Returns the name of a page within its group. */
function ownName(route: Route, manifest: RouteManifest, wording: Wording): string {
  const owner = route.tabOf === undefined ? undefined : manifest.routes[route.tabOf]?.title;
  if (owner === undefined) return titleOf(route, { manifest, wording });
  return route.title.includes(owner) ? route.title : joinNames([route.title, owner]);
}

/** Returns a page’s own name, followed by the names of its groups, innermost first. */
function chainOf(route: Route, manifest: RouteManifest, wording: Wording): readonly string[] {
  const { rows } = indexSidebar(sectionOf(manifest, route.section));
  return [
    ownName(route, manifest, wording),
    ...route.trail.flatMap((pathname) => rows.get(pathname)?.node.title ?? []),
  ];
}
