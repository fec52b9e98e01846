import type { Project } from '../../site/project/project.ts';
import {
  listModulePages,
  demoWrappers,
  findPackages,
  type InstalledPackage,
  type Kinds,
  type Navigation,
  type PageFile,
  type ProjectInput,
} from '../../engine/index.ts';
import { exportOf } from '../../engine/feature/traits.ts';
import { includeOf } from '../../engine/manifest/asks.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { findMistakesIn, findUnknownApis, type WantedApi } from '../make/api/find-unknown.ts';
import { listNames, listPackages } from '../make/api/list-names.ts';
import type { PackageKeys } from '../make/api/package-keys.ts';
import { findLost } from '../system/packages/export-targets.ts';
import { tellUnknown } from './tell-unknown.ts';
import { posix } from 'node:path';
import { isPassedOver } from '../system/files/follow-link.ts';
import { walkFolder } from '../system/files/read-files.ts';
import { isInRepository } from '../system/packages/repository.ts';

/** What checking a site requires to know about packages and demo modules, where those are not available. */
export type KnownElsewhere = Required<Pick<ProjectInput, 'modules' | 'packages'>> &
  Pick<ProjectInput, 'features' | 'listed'>;

/** What a project finds out about them itself. */
export type Surroundings = KnownElsewhere & Pick<ProjectInput, 'foldersOutside'>;

/** Finds out what the navigation needs to know about packages, and lists the modules outside the content folder. */
export async function readSurroundings(
  project: Project,
  { site, sections }: Navigation,
  { modules, keys }: { readonly modules: readonly string[]; readonly keys: PackageKeys },
): Promise<Surroundings> {
  const named = findPackages(sections);
  const versions = named.all.flatMap((name) => {
    const version = project.packages.version(name);
    return version === undefined ? [] : [[name, { version }] as const];
  });
  const packages = Object.fromEntries(versions);
  const demos = listDemoFolders(
    project,
    sections.flatMap(({ demoFolder }) => demoFolder?.value ?? []),
  );
  const shown = [
    ...[...site.modules, ...sections.flatMap(demoWrappers)].map(({ value }) => value),
    ...listModulePages(sections).map(({ module }) => module),
  ];
  const listed = await listPackages(
    project,
    named.documented.filter((name) => Object.hasOwn(packages, name)),
    keys,
  );
  const empty = Object.entries(listed).filter(([, own]) => own.components.length + own.values.length === 0);
  const unbuilt = empty.flatMap(([name]) => {
    const lost = findLost(project.packages.find(name) ?? project.root);
    return lost === undefined ? [] : [[name, { unbuilt: lost }] as const];
  });
  const configs = site.viteConfig === undefined ? [] : listNeighbors(project, [site.viteConfig.value], /\.[cm]?[jt]s$/);
  return {
    modules: [...new Set([...modules, ...demos.modules, ...listNeighbors(project, shown), ...configs])],
    foldersOutside: demos.outside,
    packages: joinPackages([packages, listed, Object.fromEntries(unbuilt)]),
  };
}

/** Lists the installed packages if the navigation refers to one that is not: another name may be meant. */
export function listAlternatives(
  project: Project,
  { sections }: Navigation,
  packages: ProjectInput['packages'],
): ProjectInput['packages'] {
  const isAnyMissing = findPackages(sections).all.some((name) => !Object.hasOwn(packages, name));
  return isAnyMissing ? Object.fromEntries(project.packages.listInstalled().map((name) => [name, {}])) : {};
}

/** Puts together what is known of each package; the last that knows something of one is right. */
export function joinPackages(known: readonly ProjectInput['packages'][]): ProjectInput['packages'] {
  const joined: Record<string, InstalledPackage> = {};
  for (const [name, own] of known.flatMap((each) => Object.entries(each))) joined[name] = { ...joined[name], ...own };
  return joined;
}

/** What asks for the documentation of packages. */
interface Asking {
  readonly kinds: Kinds;
  readonly pages: readonly PageFile[];
  readonly keys: PackageKeys;
  readonly isBuild: boolean;
  /** Exports that groups with `generate: api` document. */
  readonly generated: readonly ApiName[];
}

/**
 * Reads the exports of the packages whose documentation is included in pages, and finds those that are missing. A build
 * finds them by describing the packages, and then needs no names either if the only rule about them is off.
 */
export async function readIncluded(
  project: Project,
  { site }: Navigation,
  asking: Asking,
): Promise<Pick<ProjectInput, 'packages' | 'findings'>> {
  const { pages, kinds, keys, isBuild, generated } = asking;
  const isOff = site.rules.some(({ code, level }) => code.value === 'undocumented-component' && level === 'off');
  if (isBuild && isOff) return { packages: {} };
  const asks = pages.flatMap(({ facts }) => facts.parts ?? []);
  const parts = asks.flatMap((part): readonly WantedApi[] => {
    const target = includeOf(part, kinds) ?? exportOf(kinds.get(part.kind) ?? {}, part.ask);
    return target === undefined ? [] : [target];
  });
  const asked = new Set(parts.map((part) => part.package));
  const packages = new Set([...asked].filter((name) => project.packages.version(name) !== undefined));
  const names = await listNames(project, [...packages], keys);
  const known = Object.fromEntries(Object.entries(names).map(([name, components]) => [name, { components }]));
  if (isBuild) return { packages: known };
  const elsewhere = parts.flatMap((part) =>
    packages.has(part.package) ? [] : { package: part.package, name: part.name },
  );
  const documented = parts.filter((part) => packages.has(part.package));
  // Describes all exports at once; what is unknown among them is then found without another compiler.
  const mistakes = await findMistakesIn(project, [...documented, ...generated], keys);
  const unknown = await findUnknownApis(project, parts, { names, keys });
  return {
    packages: known,
    findings: [
      ...tellUnknown(
        { apis: [...elsewhere, ...unknown.apis], rows: unknown.rows },
        { asks, kinds, listInstalled: () => project.packages.listInstalled() },
      ),
      ...mistakes,
    ],
  };
}

/**
 * Lists the modules in demo folders, from the root, and the folders outside the repository, whose contents are not part of
 * the project. A missing folder counts as empty.
 */
function listDemoFolders(project: Project, folders: readonly string[]) {
  const all = [...new Set(folders)];
  const isInside = (folder: string) => isInRepository(project.root, folder);
  return {
    modules: all
      .filter(isInside)
      .flatMap((folder) => [...walkFolder(project.root, ({ name }) => isPassedOver(name), `${folder}/`)])
      .filter((path) => COMPONENT.test(path)),
    outside: all.filter((folder) => !isInside(folder)),
  };
}

/** Extensions of component modules. */
const COMPONENT = /\.[jt]sx$/;

/** Lists the modules in the folders of these paths from the root, including the paths themselves if they exist. */
function listNeighbors(project: Project, paths: readonly string[], ending = COMPONENT): readonly string[] {
  return [...new Set(paths.map((path) => posix.dirname(posix.normalize(path))))].flatMap((folder) =>
    project.files.list(folder).flatMap(({ name }) => (ending.test(name) ? posix.join(folder, name) : [])),
  );
}
