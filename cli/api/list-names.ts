import { join } from 'node:path';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import { hashOf } from '../files/hash.ts';
import { findPackage } from '../packages/read-packages.ts';
import { findTool } from '../tools/find-tool.ts';
import { cacheFile } from './cache-file.ts';
import { askCompiler, type ExportedNames } from './compiler-thread.ts';
import { currentKeys, type PackageKeys } from './package-keys.ts';
import { layoutFor } from './layouts/index.ts';

/**
 * Lists the components and hooks of packages, under the names that users write: `Button`, `Dialog.Root`. They are read
 * from a package's types and cached until the package changes; if the layout of a family of packages is enough, no
 * compiler is needed. A package that needs a missing compiler is left out.
 */
export async function listNames(
  root: string,
  packages: readonly string[],
  keys: PackageKeys = currentKeys(root),
): Promise<ExportedNames> {
  if (packages.length === 0) return {};
  const folder = join(findCacheFolder(root), 'api');
  const found = packages.map((name): FoundNames => {
    const layout = layoutFor(name);
    const place = layout === undefined ? undefined : findPackage(root, name);
    if (layout !== undefined) return { name, names: place === undefined ? [] : layout.listNames(place) };
    const states = keys.keysOf(name);
    const known = states.map((key) => readKeptValue<readonly string[]>(folder, fileOf(name, key)));
    return { name, key: states.at(-1) ?? '', names: known.find((names) => names !== undefined) };
  });
  const canAsk = findTool(root, 'typescript') !== undefined;
  const missing = canAsk ? found.filter(({ names }) => names === undefined) : [];
  const listed = missing.length === 0 ? {} : await askCompiler({ root, list: missing.map(({ name }) => name) });
  for (const { name, key = '' } of missing) keepValue(folder, fileOf(name, key), listed[name] ?? []);
  const known = canAsk ? found : found.filter(({ names }) => names !== undefined);
  return Object.fromEntries(known.map(({ name, names }) => [name, names ?? listed[name] ?? []]));
}

/** The names of one package, as far as they are known. */
interface FoundNames {
  readonly name: string;
  /** Identifies what the compiler would read them from. */
  readonly key?: string;
  readonly names: readonly string[] | undefined;
}

function fileOf(name: string, key: string): string {
  return cacheFile(`${name}.names`, hashOf(key));
}
