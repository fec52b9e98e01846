import type { ApiName } from '../../site/api/api-data.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import { findTool } from '../tools/find-tool.ts';
import type { ExportedNames } from './compiler-thread.ts';
import { layoutFor } from './layouts/index.ts';
import type { PackageKeys } from './package-keys.ts';

/**
 * Finds the exports that pages document and packages lack. `names` are the components and hooks of the packages:
 * anything else may be a type or another spelling, so it is described as in a build, and cached for one. If the layout
 * of a family lists the exports of its packages, no compiler was asked for them, and a build reports what is missing.
 */
export async function findUnknownApis(
  root: string,
  wanted: readonly ApiName[],
  { names, keys }: { readonly names: ExportedNames; readonly keys: PackageKeys },
): Promise<readonly (ApiName & { readonly names: readonly string[] })[]> {
  const open = wanted.filter(
    ({ package: owner, name }) => layoutFor(owner) === undefined && names[owner]?.includes(name) === false,
  );
  if (open.length === 0 || findTool(root, 'typescript') === undefined) return [];
  const { loadApis } = await import('./load-apis.ts');
  const each = [...new Map(open.map((name) => [shelfKey(name), name])).values()];
  const unknown = await loadApis(root, each, keys).ready;
  return unknown.map((name) => ({ ...name, names: names[name.package] ?? [] }));
}
