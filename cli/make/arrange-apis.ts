import type { Project } from '../../site/project/project.ts';
import type { PageLink, Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { documentation, documentedBy, documentedOn, triedOn } from '../../engine/manifest/asks.ts';
import { apiSlug } from '../../engine/address/api-slug.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { shelfKey, type ApiContext, type ApiOverview, type ApiShelf } from '../../site/api/api-shelf.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';
import { onceEach } from '../system/base/once.ts';
import { controlId } from '../../site/features/playground/island/render-panel.ts';
import type { ModuleImport } from '../system/modules/read-modules.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { uniqueApis } from './api/find-unknown.ts';
import { exportsWanted } from './api/exports/exports-wanted.ts';
import { loadApis, type Apis } from './api/load-apis.ts';
import type { RenderUnit } from './demos/source/demo-pages.ts';

/** Starts to describe the exports that pages document: a thread makes the descriptions while other work goes on. */
export function startApis(
  project: Project & Pick<ScannedProject, 'keys'>,
  { routes }: Pick<RouteManifest, 'routes'>,
): Apis {
  const apis = loadApis(project, wantedApis(routes), project.keys);
  // Without a handler, an early failure would be an unhandled rejection.
  apis.ready.catch(() => {});
  return apis;
}

/** Lists every export that pages document, each once. */
export function wantedApis(routes: RouteManifest['routes']): readonly ApiName[] {
  return uniqueApis(
    Object.values(routes).flatMap((route) => [
      ...documentation(route, FEATURE_KINDS),
      ...triedOn(route, FEATURE_KINDS),
    ]),
  );
}

/** A page whose demos show how exports are used. */
export interface ApiExample extends PageLink {
  readonly imports: readonly ModuleImport[];
  /** Components that readers can try there, with the ids of their controls by prop; absent if none. */
  readonly tried?: readonly (ApiName & { readonly controls: Readonly<Record<string, string>> })[];
}

/** Returns what the documentation of exports needs from a page with demos. */
export function exampleOf({ pathname, title, demos }: RenderUnit): ApiExample {
  const tried = demos.flatMap(({ name: demo, playground }) => {
    if (playground === undefined) return [];
    const { package: owner, name, controls } = playground.shown;
    const fields = controls.filter(({ kind }) => kind !== 'log');
    const ids = fields.map((each) => [each.name, controlId(demo, each.name)] as const);
    return [{ package: owner, name, controls: Object.fromEntries(ids) }];
  });
  const imports = demos.flatMap((demo) => demo.imports);
  return { pathname, title, imports, ...(tried.length === 0 ? {} : { tried }) };
}

/** Determines where each export is documented, and which pages show it. `examples` are in the order of the routes. */
export function arrangeApis(
  { routes }: Pick<RouteManifest, 'routes'>,
  shelf: ApiShelf,
  examples: readonly ApiExample[],
): ApiOverview {
  const pages = Object.values(routes);
  const demos = demosByExport(examples, new Set(Object.keys(shelf)));
  return { shelf, places: placesOf(pages), demos, tries: triesIn(examples) };
}

/** A page of its own takes precedence over a part of another page; a few rows are not worth linking to. */
function placesOf(pages: readonly Route[]): ApiContext['places'] {
  return Object.fromEntries([
    ...pages.flatMap((route) =>
      documentedOn(route, FEATURE_KINDS)
        .filter(({ rows }) => rows === undefined)
        .map((target) => [shelfKey(target), { pathname: route.pathname, hash: apiSlug(target.name) }] as const),
    ),
    ...pages.flatMap((route) => {
      const target = documentedBy(route, FEATURE_KINDS);
      return target === undefined ? [] : [[shelfKey(target), { pathname: route.pathname }] as const];
    }),
  ]);
}

/** Finds the first playground of each component. */
function triesIn(examples: readonly ApiExample[]): ApiContext['tries'] {
  const found = examples.flatMap(({ pathname, tried = [] }) =>
    tried.map((each) => [shelfKey(each), { pathname, controls: each.controls }] as const),
  );
  return Object.fromEntries(found.toReversed());
}

/** Finds the pages that show each export: the imports of a page’s demos tell what the page is about. */
function demosByExport(examples: readonly ApiExample[], wanted: ReadonlySet<string>): ApiContext['demos'] {
  const found = new Map<string, Map<string, PageLink>>();
  // Most imports are those of other demos.
  const keysOf = onceEach((written: string) => {
    const [from = '', ...names] = written.split('\n');
    return exportsWanted({ from, names }, wanted).map(shelfKey);
  });
  for (const { pathname, title, imports } of examples) {
    for (const key of imports.flatMap(({ from, names }) => keysOf([from, ...names].join('\n')))) {
      const links = found.get(key) ?? new Map<string, PageLink>();
      links.set(pathname, { pathname, title });
      found.set(key, links);
    }
  }
  return Object.fromEntries(
    Array.from(found, ([key, links]) => [key, [...links.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1))]),
  );
}
