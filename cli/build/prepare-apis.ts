import { locateApiMistakes, locateUnknownApis, locateUnknownRows, type CheckResult } from '../../engine/index.ts';
import type { PageLink, Route, RouteManifest } from '../../engine/manifest.ts';
import { apiSlug } from '../../engine/address/api-slug.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { NO_APIS, shelfKey, type ApiContext, type ApiOverview, type ApiShelf } from '../../site/api/api-shelf.ts';
import { findMistakes } from '../api/find-mistakes.ts';
import { findUnknownRows, uniqueApis } from '../api/find-unknown.ts';
import { listNames } from '../api/list-names.ts';
import { loadApis, openApis } from '../api/load-apis.ts';
import { longerNames } from '../api/longer-names.ts';
import { stableName } from '../api/stable-name.ts';
import { hashOf } from '../files/hash.ts';
import type { DemoPage } from '../demos/demo-pages.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { findOwnPackage } from '../packages/own-package.ts';
import type { ModuleImport } from '../modules/read-modules.ts';
import { findPackage, listInstalled } from '../packages/read-packages.ts';

/** The API documentation of a site being built. */
export interface PreparedApis {
  readonly context: ApiContext;
  /**
   * Settles when all descriptions are available: with what is wrong, also by warnings, or `undefined` if nothing is.
   * Absent if no page needs a description.
   */
  readonly findings?: Promise<CheckResult | undefined>;
}

/** Starts to describe the exports that pages document: a thread makes the descriptions while other work goes on. */
export async function prepareApis(
  project: ScannedProject,
  manifest: RouteManifest,
  demoPages: Promise<readonly DemoPage[]>,
): Promise<PreparedApis> {
  const { routes } = manifest;
  const wanted = wantedApis(routes);
  if (wanted.length === 0) return { context: NO_APIS };
  const { shelf, ready } = loadApis(project.root, wanted, project.keys);
  const findings = ready.then(async (unknown) => {
    if (unknown.length > 0) return explain(project, unknown);
    const described = openApis({ shelf, places: {}, demos: {}, key: '' });
    return (await locateRows(project, Object.values(routes), described)) ?? locateMistakes(project, wanted, described);
  });
  // Without a handler, an early failure would be an unhandled rejection.
  findings.catch(() => {});
  return { context: openApis(arrangeApis(manifest, shelf, (await demoPages).map(exampleOf))), findings };
}

/** Lists every export that pages document, each once. */
export function wantedApis(routes: RouteManifest['routes']): readonly ApiName[] {
  return uniqueApis(
    Object.values(routes).flatMap(({ api, includes = [] }) => [...(api === undefined ? [] : [api]), ...includes]),
  );
}

/** A page whose demos show how exports are used. */
export interface ApiExample extends PageLink {
  readonly imports: readonly ModuleImport[];
}

/** Returns what the documentation of exports needs from a page with demos. */
export function exampleOf({ pathname, title, demos }: DemoPage): ApiExample {
  return { pathname, title, imports: demos.flatMap(({ imports }) => imports) };
}

/** Determines where each export is documented, and which pages show it. `examples` are in the order of the routes. */
export function arrangeApis(
  { routes, redirects }: Pick<RouteManifest, 'routes' | 'redirects'>,
  shelf: ApiShelf,
  examples: readonly ApiExample[],
): ApiOverview {
  const pages = Object.values(routes);
  const demos = demosByExport(examples, new Set(Object.keys(shelf)));
  const places = placesOf(pages);
  return {
    shelf,
    places,
    demos,
    key: hashOf(
      JSON.stringify([
        pages.map(({ pathname, title, section }) => [pathname, title, section]),
        redirects,
        demos,
        places,
      ]),
    ),
  };
}

/** A page of its own takes precedence over a part of another page; a few rows are not worth linking to. */
function placesOf(pages: readonly Route[]): ApiContext['places'] {
  return Object.fromEntries([
    ...pages.flatMap(({ pathname, includes = [] }) =>
      includes
        .filter(({ rows }) => rows === undefined)
        .map((target) => [shelfKey(target), { pathname, hash: apiSlug(target.name) }] as const),
    ),
    ...pages.flatMap(({ pathname, api }) => (api === undefined ? [] : [[shelfKey(api), { pathname }] as const])),
  ]);
}

/** Finds the pages that show each export: the imports of a page’s demos tell what the page is about. */
function demosByExport(examples: readonly ApiExample[], wanted: ReadonlySet<string>): ApiContext['demos'] {
  const found = new Map<string, Map<string, PageLink>>();
  for (const { pathname, title, imports } of examples) {
    for (const name of imports.flatMap((each) => exportsWanted(each, wanted))) {
      const links = found.get(shelfKey(name)) ?? new Map<string, PageLink>();
      links.set(pathname, { pathname, title });
      found.set(shelfKey(name), links);
    }
  }
  return Object.fromEntries(
    Array.from(found, ([key, links]) => [key, [...links.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1))]),
  );
}

const SPECIFIER = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/;

/**
 * Finds the exports in an import: `import Button from '@mui/material/Button'`, or `import { Button } from '@mui/base'`;
 * if several names match a module’s own export, the longest wins.
 */
export function exportsWanted({ from, names }: ModuleImport, wanted: ReadonlySet<string>): readonly ApiName[] {
  const [, owner = '', below = ''] = SPECIFIER.exec(from) ?? [];
  return [...names, ...(below === '' ? [] : [below])].flatMap((name) => {
    const called = stableName(name);
    const candidates = [...longerNames(called, below).toReversed(), called].map((each) => ({
      package: owner,
      name: each,
    }));
    return candidates.find((candidate) => wanted.has(shelfKey(candidate))) ?? [];
  });
}

/** Reads the project once more, to find where missing exports are requested. */
async function explain(project: ScannedProject, unknown: readonly ApiName[]): Promise<CheckResult> {
  const installed = [...new Set(unknown.map((name) => name.package))].filter(
    (name) => findPackage(project.root, name) !== undefined || findOwnPackage(project.root)?.name === name,
  );
  const known = await listNames(project.root, installed, project.keys);
  const names = unknown.map((name) => ({
    ...name,
    ...(known[name.package] === undefined ? {} : { names: known[name.package] }),
  }));
  return locateUnknownApis({ ...(await project.readInput()), installed: listInstalled(project.root) }, names);
}

/** Finds unknown rows, once their exports have been described. */
async function locateRows(
  project: ScannedProject,
  pages: readonly Route[],
  apis: ApiContext,
): Promise<CheckResult | undefined> {
  const unknown = findUnknownRows(
    pages.flatMap(({ includes = [] }) => includes),
    apis,
  );
  return unknown.length === 0 ? undefined : locateUnknownRows(await project.readInput(), unknown);
}

/** Checks the project again if the documented packages were found to have mistakes. */
async function locateMistakes(
  project: ScannedProject,
  wanted: readonly ApiName[],
  apis: ApiContext,
): Promise<CheckResult | undefined> {
  const mistakes = findMistakes(
    project.root,
    wanted.flatMap((target) => apis.read(target) ?? []),
  );
  return mistakes.length === 0 ? undefined : locateApiMistakes(await project.readInput(), mistakes);
}
