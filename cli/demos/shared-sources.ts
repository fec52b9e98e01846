import { OWN_MODULES, type Entry } from './bundle-demos.ts';
import { exportNames, importKey, reexports } from './libraries.ts';
import { lateId, type PackageImport } from './package-imports.ts';
import { isSharedSource } from './resolve-modules.ts';

/** The module of a section that holds what its pages import of workspace packages, and of other files that they share. */
export interface SharedSources {
  readonly entry: Entry;
  /** Whether it holds the module of an import, or of a late one by `lateId`. */
  has(id: string): boolean;
  /** The name under which it exports something of such a module. */
  nameOf(id: string, imported: string): string;
}

/**
 * Gathers what pages import of source that they share. In `dev` that is a module apart from packages, as the one is
 * edited and the others are not, and bundling React and what a library builds upon takes longer than all else.
 * `undefined` where nothing is shared.
 */
export function gatherSources(imports: readonly PackageImport[]): SharedSources | undefined {
  const shared = imports
    .filter(({ id }) => isSharedSource(id))
    .map((wanted) => (wanted.isLate ? { ...wanted, names: [{ imported: '*', local: '' }] } : wanted));
  if (shared.length === 0) return undefined;
  const names = exportNames(shared);
  const ids = new Map(shared.flatMap(({ id }) => [[id, id] as const, [lateId(id), id] as const]));
  return {
    entry: { name: `${OWN_MODULES}sources`, code: reexports(shared) },
    has: (id) => ids.has(id),
    nameOf: (id, imported) => names.get(importKey(ids.get(id) ?? id, imported)) ?? imported,
  };
}
