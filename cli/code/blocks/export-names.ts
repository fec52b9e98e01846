import { documentation, triedOn } from '../../../engine/manifest/asks.ts';
import type { Route, RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { ApiName } from '../../../site/api/api-data.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { askCompiler, type ModuleNames } from '../../make/api/compiler-thread.ts';
import { cacheFile, currentKeys } from '../../make/api/package-keys.ts';
import { hashOf } from '../../system/files/hash.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import type { KnownExport, KnownPackages } from './lead-line.ts';

/** The sources of the demos of a page. */
type Demos = (route: Route) => readonly string[];

/**
 * Finds out what code blocks may leave out, by section: what the packages export that its pages document, try or show in
 * demos, in this order, and React. It is kept until a package changes; without a compiler, nothing is known.
 */
export async function readKnownPackages(
  project: Project,
  { routes }: Pick<RouteManifest, 'routes'>,
  demos: Demos,
): Promise<ReadonlyMap<string, KnownPackages>> {
  const sections = listSections(Object.values(routes), demos);
  const names = await readNames(project, [...new Set(sections.flatMap(({ modules }) => modules))]);
  const own = project.packages.listInstalled();
  const folders = own.flatMap((name) => project.packages.find(name) ?? []);
  const peers = folders.flatMap((folder) => Object.keys(readPackageJson(folder).peerDependencies ?? {}));
  const installable = new Set([...own, ...peers]);
  return new Map(
    sections.map(({ section, modules, documented }) => {
      const exports = new Map<string, KnownExport>();
      for (const from of modules.toReversed()) {
        const { values = [], types = [] } = names.get(from) ?? {};
        // The browser has events of the same names.
        const free = from === REACT ? types.filter((name) => !name.endsWith('Event')) : types;
        for (const name of free) exports.set(name, { from, isType: true });
        for (const name of values) exports.set(name, { from, isType: false });
      }
      for (const { package: from, name } of documented.toReversed())
        if (names.get(from)?.values.includes(name) === true) exports.set(name, { from, isType: false });
      return [section, { exports, installable }];
    }),
  );
}

const REACT = 'react';

/** What is imported, and from where: neither a file, nor a module of Node, nor the types of controls, which readers do not see. */
const IMPORT = /^import\s+([^'"]+?)\s+from\s+['"]((?!docs-nav\/)[@\w][^:'"]*)['"]/gm;

/** What the pages of a section speak of. */
interface SectionPackages {
  readonly section: string;
  readonly documented: readonly ApiName[];
  /** Modules whose exports need no import, the most important first. */
  readonly modules: readonly string[];
}

function listSections(routes: readonly Route[], demos: Demos): readonly SectionPackages[] {
  const owners = new Set(routes.flatMap((route) => documentation(route, FEATURE_KINDS)).map((each) => each.package));
  return [...new Set(routes.map(({ section }) => section))].map((section) => {
    const own = routes.filter((route) => route.section === section);
    const documented = own.flatMap((route) => documentation(route, FEATURE_KINDS));
    const tried = own.flatMap((route) => triedOn(route, FEATURE_KINDS));
    const shown = own
      .flatMap(demos)
      .flatMap((source) => [...source.matchAll(IMPORT)])
      .flatMap(([, names = '', from = '']) => [
        ...[packageOf(from)].filter((each) => owners.has(each)),
        // What has no names exports a default only.
        ...(names.includes('{') ? [from] : []),
      ]);
    const modules = [...[...documented, ...tried].map((each) => each.package), ...shown, REACT];
    return { section, documented, modules: [...new Set(modules)] };
  });
}

async function readNames(project: Project, modules: readonly string[]): Promise<ReadonlyMap<string, ModuleNames>> {
  const cache = project.cache.within('api');
  const { keysOf } = currentKeys(project);
  const fileOf = (module: string) => cacheFile(`${module}.names`, hashOf(keysOf(packageOf(module)).join()));
  const known = modules.map((module) => [module, cache.read<ModuleNames>(fileOf(module))] as const);
  const missing = known.flatMap(([module, names]) => (names === undefined ? [module] : []));
  const canAsk = missing.length > 0 && project.tools.find('typescript') !== undefined;
  const answers = canAsk ? await askCompiler(project, { modules: missing }) : [];
  for (const [at, names] of answers.entries()) cache.keep(fileOf(missing[at] ?? ''), names);
  return new Map(
    known.flatMap(([module, kept]) => {
      const names = kept ?? answers[missing.indexOf(module)];
      return names === undefined ? [] : [[module, names] as const];
    }),
  );
}
