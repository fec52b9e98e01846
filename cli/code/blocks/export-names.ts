import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { documentation, triedOn } from '../../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { askCompiler, type ModuleNames } from '../../make/api/compiler-thread.ts';
import { cacheFile, currentKeys } from '../../make/api/package-keys.ts';
import type { DemoUnit } from '../../make/demos/source/demo-pages.ts';
import { hashOf } from '../../system/files/hash.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import type { KnownExport } from './lead-line.ts';
import type { KnownPackages } from './read-code-blocks.ts';

/** Pages with the imports of their demos. */
type Demos = readonly Pick<DemoUnit, 'pathname' | 'demos'>[];

/**
 * Finds out what code blocks may leave out, by section: what the packages export that its pages document, try or show in
 * demos, in this order, and React. It is kept until a package changes; without a compiler, nothing is known.
 */
export async function readKnownPackages(
  project: Project,
  { routes }: Pick<RouteManifest, 'routes'>,
  demos: Demos,
): Promise<ReadonlyMap<string, KnownPackages>> {
  const wanted = modulesBySection(routes, demos);
  const names = await readNames(project, [...new Set([...wanted.values()].flatMap((modules) => [...modules]))]);
  const installable = listInstallable(project);
  return new Map(
    [...wanted].map(([section, modules]) => {
      const exports = new Map<string, KnownExport>();
      for (const from of [...modules].toReversed()) {
        const { values, types } = names.get(from) ?? { values: [], types: [] };
        // The browser has events of the same names.
        for (const name of types)
          if (from !== REACT || !name.endsWith('Event')) exports.set(name, { from, isType: true });
        for (const name of values) exports.set(name, { from, isType: false });
      }
      return [section, { exports, installable }];
    }),
  );
}

const REACT = 'react';

/** Lists the modules whose exports the pages of each section may use without an import, most important first. */
function modulesBySection(routes: RouteManifest['routes'], demos: Demos): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = Object.values(routes);
  const imports = new Map(demos.map(({ pathname, demos: own }) => [pathname, own.flatMap((demo) => demo.imports)]));
  const found = new Map(pages.map(({ section }) => [section, new Set<string>()]));
  const add = (section: string, modules: readonly string[]) => {
    for (const module of modules) found.get(section)?.add(module);
  };
  for (const route of pages)
    add(
      route.section,
      documentation(route, FEATURE_KINDS).map((each) => each.package),
    );
  for (const route of pages)
    add(
      route.section,
      triedOn(route, FEATURE_KINDS).map((each) => each.package),
    );
  for (const { section, pathname } of pages) {
    const named = (imports.get(pathname) ?? []).filter(({ names }) =>
      names.some((name) => name !== 'default' && name !== '*'),
    );
    add(
      section,
      named.map(({ from }) => from).filter((from) => /^[@\w][^:]*$/.test(from) && from !== REACT),
    );
  }
  for (const modules of found.values()) modules.add(REACT);
  return found;
}

async function readNames(project: Project, modules: readonly string[]): Promise<ReadonlyMap<string, ModuleNames>> {
  const cache = project.cache.within('api');
  const { keysOf } = currentKeys(project);
  const fileOf = (module: string) => cacheFile(`${module}.names`, hashOf(keysOf(packageOf(module)).join()));
  const known = new Map(
    modules.flatMap((module) => {
      const names = cache.read<ModuleNames>(fileOf(module));
      return names === undefined ? [] : [[module, names] as const];
    }),
  );
  const missing = modules.filter((module) => !known.has(module));
  if (missing.length === 0 || project.tools.find('typescript') === undefined) return known;
  const answers = await askCompiler(project, { modules: missing });
  for (const [at, names] of answers.entries()) {
    cache.keep(fileOf(missing[at] ?? ''), names);
    known.set(missing[at] ?? '', names);
  }
  return known;
}

/** Lists the packages of the project, and those that they ask their users to install. */
function listInstallable(project: Project): ReadonlySet<string> {
  const own = project.packages.listInstalled();
  const peers = own.flatMap((name) => {
    const folder = project.packages.find(name);
    return folder === undefined ? [] : Object.keys(readPackageJson(folder).peerDependencies ?? {});
  });
  return new Set([...own, ...peers]);
}
