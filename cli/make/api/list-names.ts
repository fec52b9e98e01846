import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { askCompiler, type ExportedNames, type Exports, type PackageExports } from './compiler-thread.ts';
import { cacheFile, currentKeys, type PackageKeys } from './package-keys.ts';
import { layoutFor } from './layouts/index.ts';

/** Lists the components and hooks of packages, under the names that users write: `Button`, `Dialog.Root`. */
export async function listNames(
  project: Project,
  packages: readonly string[],
  keys: PackageKeys = currentKeys(project),
): Promise<ExportedNames> {
  const listed = Object.entries(await listPackages(project, packages, keys));
  return Object.fromEntries(listed.map(([name, { components }]) => [name, components]));
}

/**
 * Lists what packages export. It is read from a package's types and cached until the package changes; if the layout of
 * a family of packages is enough, no compiler is needed, and only components and hooks are listed. A package that needs
 * a missing compiler is left out.
 */
export async function listPackages(
  project: Project,
  packages: readonly string[],
  keys: PackageKeys = currentKeys(project),
): Promise<Exports> {
  if (packages.length === 0) return {};
  const cache = project.cache.within('api');
  const found = packages.map((name): FoundPackage => {
    const layout = layoutFor(name);
    const place = layout === undefined ? undefined : project.packages.find(name);
    if (layout !== undefined)
      return { name, exports: { components: place === undefined ? [] : layout.listNames(place), values: [] } };
    const states = keys.keysOf(name);
    const known = states.map((key) => cache.read<PackageExports>(fileOf(name, key)));
    return { name, key: states.at(-1) ?? '', exports: known.find((exports) => exports !== undefined) };
  });
  const canAsk = project.tools.find('typescript') !== undefined;
  const missing = canAsk ? found.filter(({ exports }) => exports === undefined) : [];
  const listed = missing.length === 0 ? {} : await askCompiler(project, { list: missing.map(({ name }) => name) });
  for (const { name, key = '' } of missing) cache.keep(fileOf(name, key), listed[name] ?? NOTHING);
  const known = canAsk ? found : found.filter(({ exports }) => exports !== undefined);
  return Object.fromEntries(known.map(({ name, exports }) => [name, exports ?? listed[name] ?? NOTHING]));
}

const NOTHING: PackageExports = { components: [], values: [] };

/** The exports of one package, as far as they are known. */
interface FoundPackage {
  readonly name: string;
  /** Identifies what the compiler would read them from. */
  readonly key?: string;
  readonly exports: PackageExports | undefined;
}

function fileOf(name: string, key: string): string {
  return cacheFile(`${name}.exports`, hashOf(key));
}
