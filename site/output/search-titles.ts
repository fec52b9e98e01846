import type { Route, TreeNode } from '../../engine/manifest/manifest.ts';
import { toHref } from '../../engine/address/href.ts';
import { partKey } from '../../engine/feature/traits.ts';
import type { SearchRow } from '../feature/feature.ts';
import { textsOn } from '../../engine/manifest/asks.ts';
import { FEATURE_KINDS, featureNamed } from '../features/index.ts';
import { compact } from '../islands/search/query-words.ts';
import {
  DEMOS,
  INHERITED,
  type PageRow,
  type PageRows,
  type SearchRows,
  type SearchTitles,
  type TitledPage,
} from '../islands/search/titles.ts';
import { hasContent } from '../pages/context/has-content.ts';
import { asksOf, findData, foundKey, makerOf } from '../pages/find-data.ts';
import type { PlannedContent } from '../pages/context/planned-file.ts';
import { planIndexes } from './search-indexes.ts';
import { languageSuffix, type SiteContext } from '../pages/context/site-context.ts';
import { synonymsFor } from './search-synonyms.ts';

/** Plans the files that search reads before any text: the titles of all pages, and the rows of API pages. */
export function planSearchTitles(context: SiteContext, hashOf: (text: string) => string): readonly PlannedContent[] {
  const { manifest } = context;
  if (manifest.site.search === false) return [];
  const suffix = languageSuffix(context);
  const titles = titlesOf(context);
  const listed = listedRoutes(context);
  const paths = listed.map((route) => [route.pathname, textsOn('module', route, FEATURE_KINDS)]);
  const found = listed.map((route) => {
    const named = asksOf(route).filter(({ kind }) => featureNamed(kind)?.rows !== undefined);
    return foundKey(named, { route, context, hashOf });
  });
  // Titles are much shorter than their inputs, so they are part of the key; the rest is for the guides.
  const titlesKey = JSON.stringify([titles, found]);
  const rowsKey = JSON.stringify([paths, found, context.rows]);
  return [
    { path: `_nav/titles${suffix}.json`, key: hashOf(titlesKey), render: () => renderTitles(titles, context) },
    { path: `_nav/rows${suffix}.json`, key: hashOf(rowsKey), render: () => renderRows(context) },
  ];
}

/** Lists the pages that the search knows, in the order of their numbers. */
function listedRoutes({ manifest: { routes, sections } }: SiteContext): readonly Route[] {
  const off = new Set(sections.flatMap(({ id, search }) => (search === 'off' ? [id] : [])));
  return Object.values(routes).filter(({ section }) => !off.has(section));
}

/** Collects the titles; descriptions of packages may still be in the making, so guides follow when they are written. */
function titlesOf(context: SiteContext): SearchTitles {
  const { sections, site } = context.manifest;
  const routes = listedRoutes(context);
  const indexes = new Map<string, string[]>(sections.map(({ id }) => [id, []]));
  for (const { section, name } of planIndexes(context)) indexes.get(section)?.push(name);
  const numbers = numberPages(routes);
  const sectionNumbers = new Map(sections.map(({ id }, at) => [id, at]));
  const labels = new Map(sections.flatMap(({ tree }) => labelsOf(tree)));
  const pages = routes.map((route): TitledPage => {
    const section = sectionNumbers.get(route.section) ?? -1;
    const owner = route.tabOf === undefined ? undefined : numbers.get(route.tabOf);
    const replacement = route.replacement === undefined ? undefined : numbers.get(route.replacement);
    const label = labels.get(route.pathname);
    const maker = makerOf(route);
    const isWritten = route.kind === 'page' && hasContent(route) && maker === undefined;
    return {
      title: route.title,
      // As in Pagefind's index; the browser adds base and language.
      path: toHref(route.pathname, { base: '', apiAddresses: context.manifest.site.apiAddresses }),
      section,
      ...(sections[section]?.home === route.pathname ? { name: sections[section].name } : {}),
      ...(label === undefined || compact(label) === compact(route.title) ? {} : { label }),
      ...(isWritten ? {} : { generated: maker?.name ?? 'list' }),
      ...(owner === undefined ? {} : { tabOf: owner }),
      ...(route.tags.length === 0 ? {} : { tags: route.tags }),
      ...(replacement === undefined ? {} : { replacedBy: replacement }),
    };
  });
  return {
    sections: sections.map(({ id, name, search }) => ({
      id,
      name,
      ...(search === 'own' || search === 'after' ? { search } : {}),
      indexes: indexes.get(id) ?? [],
    })),
    pages,
    apiTitle: context.wording.words.apiTitle,
    synonyms: synonymsFor(
      pages.flatMap(({ title, label = '' }) => [title, label]),
      site.synonyms ?? {},
      context.language.code,
    ),
    ownSynonyms: Object.keys(site.synonyms ?? {}),
  };
}

function renderTitles(titles: SearchTitles, context: SiteContext): string {
  const listed = listedRoutes(context);
  const numbers = numberPages(listed);
  const pages = titles.pages.map((page, at): TitledPage => {
    const route = listed[at];
    const shown = route?.shows;
    const guide = shown && numbers.get(makerOf(route)?.guide?.(findData(shown, route, context)) ?? '');
    return guide === undefined ? page : { ...page, guide };
  });
  return JSON.stringify({ ...titles, pages } satisfies SearchTitles);
}

function renderRows(context: SiteContext): string {
  const details = new Map<string, number>();
  const numberOf = (detail: string): number => {
    const known = details.get(detail) ?? details.size;
    details.set(detail, known);
    return known;
  };
  const pages: Record<number, PageRows> = {};
  for (const [page, route] of listedRoutes(context).entries()) {
    const demos = textsOn('module', route, FEATURE_KINDS);
    const rows = asksOf(route).flatMap(
      (part) =>
        context.rows[partKey(part.kind, part)] ??
        featureNamed(part.kind)?.rows?.(part.ask, findData(part, route, context)) ??
        [],
    );
    if (rows.length > 0 || demos.length > 0)
      pages[page] = {
        ...byStart(rows, numberOf),
        ...(demos.length > 0 ? { [DEMOS]: demos.map((module) => stemOfFile(module)) } : {}),
      };
  }
  return JSON.stringify({ details: [...details.keys()], pages } satisfies SearchRows);
}

function byStart(rows: readonly SearchRow[], numberOf: (detail: string) => number): PageRows {
  const found: Record<string, PageRow[]> = {};
  for (const { start, name, key, detail, isInherited = false } of rows) {
    // Most classes of a component begin with its name, and end as their keys do.
    const isLonger = name !== key && name.endsWith(key);
    const own = isLonger ? `${start} ${name.slice(0, -key.length)}` : isInherited ? INHERITED + start : start;
    (found[own] ??= []).push(
      isLonger
        ? key
        : name !== key
          ? [name, key]
          : detail === undefined || isInherited
            ? name
            : [name, numberOf(detail)],
    );
  }
  return found;
}

/** Returns the name of a demo's file, without folder and extension. */
function stemOfFile(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

/** What a sidebar calls the pages that it lists, by pathname; a place on a page is not the page. */
function labelsOf(tree: readonly TreeNode[]): readonly (readonly [pathname: string, label: string])[] {
  return tree.flatMap((node) => [
    ...(node.kind === 'page' && node.hash === undefined ? [[node.pathname, node.title] as const] : []),
    ...('children' in node ? labelsOf(node.children) : []),
  ]);
}

function numberPages(listed: readonly Route[]): ReadonlyMap<string, number> {
  return new Map(listed.map(({ pathname }, index) => [pathname, index]));
}
