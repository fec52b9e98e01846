import { join } from 'node:path';
import { findCacheFolder } from '../cache-folder.ts';
import { keepValue, readKeptValue } from '../kept-file.ts';
import { findPackage } from '../read-packages.ts';
import { askCompiler, extractorKey } from './compiler-thread.ts';
import { packageKey } from './describe-packages.ts';
import { layoutFor } from './layouts/index.ts';

/** Names of components and hooks, by package. */
export type ExportedNames = Readonly<Record<string, readonly string[]>>;

/**
 * Lists the components and hooks of packages, by the names that their users write: `Button`, `Dialog.Root`. What a
 * package exports is read from its types, and kept until the package changes; where the layout of a family's packages
 * tells as much, no compiler is needed.
 */
export async function listNames(root: string, packages: readonly string[]): Promise<ExportedNames> {
  const found = packages.map((name): { readonly name: string; readonly key?: string; readonly names: readonly string[] | undefined } => {
    const layout = layoutFor(name);
    const folder = findPackage(root, name);
    if (layout !== undefined) return { name, names: folder === undefined ? [] : layout.listNames(folder) };
    const key = `${extractorKey()} ${packageKey(root, name)}`;
    const kept = readKeptValue<KeptNames>(cacheFolder(root), fileOf(name));
    return { name, key, names: kept?.key === key ? kept.names : undefined };
  });
  const missing = found.filter(({ names }) => names === undefined);
  const listed = missing.length === 0 ? {} : await askCompiler({ root, list: missing.map(({ name }) => name) });
  for (const { name, key = '' } of missing) keepValue(cacheFolder(root), fileOf(name), { key, names: listed[name] ?? [] } satisfies KeptNames);
  return Object.fromEntries(found.map(({ name, names }) => [name, names ?? listed[name] ?? []]));
}

interface KeptNames {
  readonly key: string;
  readonly names: readonly string[];
}

function cacheFolder(root: string): string {
  return join(findCacheFolder(root), 'api');
}

function fileOf(name: string): string {
  return `${name.replaceAll('/', '+')}.names.json`;
}
