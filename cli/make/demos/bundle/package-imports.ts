import type { Project } from '../../../../site/project/project.ts';
import { addTo } from '../../../system/base/add-to.ts';
import { findImports, type ImportedName } from '../../../system/modules/find-imports.ts';
import { isPackage } from './bundle-demos.ts';

/** An import from a package in bundled code. */
export interface PackageImport {
  readonly id: string;
  readonly names: readonly ImportedName[];
  /** Set if `import()` fetches all of it on demand. */
  readonly isLate?: true;
  /** The range of the statement or the call in the code. */
  readonly start: number;
  readonly end: number;
}

/** Finds every import of a package that a bundle left in its code. */
export async function findPackageImports(code: string, project: Project): Promise<readonly PackageImport[]> {
  const { imports } = await findImports(code, { lang: 'jsx', project });
  return imports.flatMap(({ kind, from: id, names, start, end }): readonly PackageImport[] => {
    if (kind === 'export' || !isPackage(id)) return [];
    return [{ id, names, ...(kind === 'call' ? { isLate: true } : {}), start, end }];
  });
}

/** Makes code import the same things under other addresses and names. `targetOf` returns the new place of an import. */
export function replaceImports(
  code: string,
  imports: readonly PackageImport[],
  targetOf: (id: string, imported: string) => { readonly address: string; readonly imported: string },
): string {
  return imports.toReversed().reduce((text, { id, names, isLate, start, end }) => {
    if (isLate) {
      const { address, imported } = targetOf(lateId(id), '*');
      return `${text.slice(0, start)}import(${JSON.stringify(address)}).then(m=>m.${imported})${text.slice(end)}`;
    }
    const statements = new Map<string, string[]>();
    for (const { imported, local } of names) {
      const target = targetOf(id, imported);
      addTo(statements, target.address, target.imported === local ? local : `${target.imported} as ${local}`);
    }
    // The library's module takes care of imports for side effects.
    const written = Array.from(
      statements,
      ([address, list]) => `import{${list.join(',')}}from${JSON.stringify(address)};`,
    );
    return text.slice(0, start) + written.join('') + text.slice(end);
  }, code);
}

/** Returns the name of the module with a package that is fetched on demand. */
export function lateId(id: string): string {
  return `late:${id}`;
}
