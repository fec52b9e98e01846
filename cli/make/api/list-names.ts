import { join } from 'node:path';
import type { ProjectInput } from '../../../engine/index.ts';
import { findCacheFolder } from '../../system/cache/cache-folder.ts';
import { keepValue, readKeptValue } from '../../system/cache/kept-file.ts';
import { hashOf } from '../../system/files/hash.ts';
import { findPackage } from '../../system/packages/read-packages.ts';
import { findTool } from '../../system/tools/find-tool.ts';
import { cacheFile } from './cache-file.ts';
import { askCompiler, type ExportedNames, type Exports, type PackageExports } from './compiler-thread.ts';
import { currentKeys, type PackageKeys } from './package-keys.ts';
import { layoutFor } from './layouts/index.ts';

/** Lists the components and hooks of packages, under the names that users write: `Button`, `Dialog.Root`. */
export async function listNames(
  root: string,
  packages: readonly string[],
  keys: PackageKeys = currentKeys(root),
): Promise<ExportedNames> {
  return splitExports(await listPackages(root, packages, keys)).components;
}

/**
 * Lists what packages export. It is read from a package's types and cached until the package changes; if the layout of
 * a family of packages is enough, no compiler is needed, and only components and hooks are listed. A package that needs
 * a missing compiler is left out.
 */
export async function listPackages(
  root: string,
  packages: readonly string[],
  keys: PackageKeys = currentKeys(root),
): Promise<Exports> {
  if (packages.length === 0) return {};
  const folder = join(findCacheFolder(root), 'api');
  const found = packages.map((name): FoundPackage => {
    const layout = layoutFor(name);
    const place = layout === undefined ? undefined : findPackage(root, name);
    if (layout !== undefined)
      return { name, exports: { components: place === undefined ? [] : layout.listNames(place), values: [] } };
    const states = keys.keysOf(name);
    const known = states.map((key) => readKeptValue<PackageExports>(folder, fileOf(name, key)));
    return { name, key: states.at(-1) ?? '', exports: known.find((exports) => exports !== undefined) };
  });
  const canAsk = findTool(root, 'typescript') !== undefined;
  const missing = canAsk ? found.filter(({ exports }) => exports === undefined) : [];
  const listed = missing.length === 0 ? {} : await askCompiler({ root, list: missing.map(({ name }) => name) });
  for (const { name, key = '' } of missing) keepValue(folder, fileOf(name, key), listed[name] ?? NOTHING);
  const known = canAsk ? found : found.filter(({ exports }) => exports !== undefined);
  return Object.fromEntries(known.map(({ name, exports }) => [name, exports ?? listed[name] ?? NOTHING]));
}

/** Returns what the engine knows of packages: their components and hooks, and their other exports. */
export function splitExports(listed: Exports): Required<Pick<ProjectInput, 'components' | 'values'>> {
  const entries = Object.entries(listed);
  return {
    components: Object.fromEntries(entries.map(([name, { components }]) => [name, components])),
    values: Object.fromEntries(entries.map(([name, { values }]) => [name, values])),
  };
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
