import { OWN_MODULES, type Entry } from './bundle-demos.ts';
import { exportNames, importKey, reexports } from './libraries.ts';
import { lateId, type PackageImport } from './package-imports.ts';
import { isSharedSource } from './resolve-modules.ts';

/** The module of a section with everything that its pages import from workspace packages and other shared files. */
export interface SharedSources {
  readonly entry: Entry;
  /** Returns whether it contains the module of an import, or of a dynamic one by `lateId`. */
  has(id: string): boolean;
  /** Returns the name of its export for an import from such a module. */
  nameOf(id: string, imported: string): string;
}

/**
 * Gathers the shared sources that pages import. In `dev`, these are in a module separate from packages, because sources
 * are edited and packages are not, and bundling React and a library's dependencies takes longer than everything else.
 * `undefined` if nothing is shared.
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
