import type { Route, RouteManifest } from '../../engine/manifest.ts';
import { fillText } from '../client/page-language.ts';
import type { Wording } from '../frame/words.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { sectionOf, type SiteContext } from './site-context.ts';

/** What a page is called where nothing is around it: in a browser’s tab, a list of results, a shared link. */
export interface PageName {
  /** The page’s own name, with as many names of the groups around it as it takes to distinguish it from the other pages of its product. */
  readonly page: string;
  readonly product: string;
}

/**
 * Names a page of the context’s site. No two pages of a site have the same name and product.
 * @example
 * 'Typography' in the groups 'Components', 'Data display'  // { page: 'Typography', product: 'Material UI' }
 * 'Typography' in the group 'Customization'                // { page: 'Typography - Customization', product: 'Material UI' }
 */
export function namePage(
  { pathname, title, section }: Route,
  { manifest, wording }: Pick<SiteContext, 'manifest' | 'wording'>,
): PageName {
  const page = namesOf(manifest, wording).get(pathname) ?? title;
  return { page, product: sectionOf(manifest, section).name };
}

/** Joins names from the page to the site, each once: `Button - Material UI - MUI`. */
export function joinNames(names: readonly string[]): string {
  return [...new Set(names.filter((name) => name !== ''))].join(' - ');
}

/** A generated page says what it is; a tab page is headed by the name of the page that it is a part of. */
export function titleOf(
  route: Route,
  { manifest: { routes }, wording }: Pick<SiteContext, 'manifest' | 'wording'>,
): string {
  if (route.api !== undefined) return fillText(wording.words.apiTitle, { name: route.title });
  return (route.tabOf && routes[route.tabOf]?.title) ?? route.title;
}

const known = new WeakMap<RouteManifest, ReadonlyMap<string, string>>();

function namesOf(manifest: RouteManifest, wording: Wording): ReadonlyMap<string, string> {
  const names = known.get(manifest) ?? nameAll(manifest, wording);
  known.set(manifest, names);
  return names;
}

/** Pages that share a name get that of the group around them as well, and so on; where nothing else differs, the pathname is added. */
function nameAll(manifest: RouteManifest, wording: Wording): ReadonlyMap<string, string> {
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
}

/** What a page is called within its group. */
function ownName(route: Route, manifest: RouteManifest, wording: Wording): string {
  const owner = route.tabOf === undefined ? undefined : manifest.routes[route.tabOf]?.title;
  if (owner === undefined) return titleOf(route, { manifest, wording });
  return route.title.includes(owner) ? route.title : joinNames([route.title, owner]);
}

/** A page’s own name, then the names of what it is in, nearest first. */
function chainOf(route: Route, manifest: RouteManifest, wording: Wording): readonly string[] {
  const { rows } = indexSidebar(sectionOf(manifest, route.section));
  return [
    ownName(route, manifest, wording),
    ...route.trail.flatMap((pathname) => rows.get(pathname)?.node.title ?? []),
  ];
}
