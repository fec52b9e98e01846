import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { bundleEntries, isPackage, type Entry } from './bundle-demos.ts';
import { requireFrom } from './require-from.ts';

/** An import of a package's module in bundled code. */
export interface PackageImport {
  readonly id: string;
  /** Imported names; `*` for the whole namespace. */
  readonly names: readonly string[];
  /** Where the quoted address stands in the code. */
  readonly start: number;
  readonly end: number;
}

/** What demos import from packages: names by the module's address. */
export type LibraryNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds every import of a package in code that a bundle left it in. */
export async function findPackageImports(code: string): Promise<readonly PackageImport[]> {
  const { parseAst } = await import('rolldown/parseAst');
  return parseAst(code).body.flatMap((node): readonly PackageImport[] => {
    if ((node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') || !node.source) return [];
    const { value: id, start, end } = node.source;
    if (!isPackage(id)) return [];
    if (node.type === 'ExportAllDeclaration') return [{ id, names: ['*'], start, end }];
    const names = node.specifiers.map((specifier): string => {
      if (specifier.type === 'ImportDefaultSpecifier') return 'default';
      if (specifier.type === 'ImportNamespaceSpecifier') return '*';
      const name = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
      return name.type === 'Literal' ? name.value : name.name;
    });
    return [{ id, names, start, end }];
  });
}

/** What is large and part of most pages is one file each; the rest splits by who needs it. */
const GROUPS = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'style', test: /[\\/]node_modules[\\/](?:@emotion|stylis|@mui[\\/](?:styled-engine|system|utils|private-theming))[\\/]/, priority: 2 },
  { name: 'common', test: /[\\/]node_modules[\\/]/, minShareCount: 24, priority: 1 },
];

/** Bundles the modules of packages that demos import, each under a name with its hash; returns file names by address, and the files. */
export async function bundleLibraries(
  root: string,
  wanted: LibraryNames,
  { isDev }: { readonly isDev: boolean },
): Promise<{ readonly names: Readonly<Record<string, string>>; readonly files: readonly OutputChunk[] }> {
  const ids = [...wanted.keys()].toSorted();
  const entries = ids.map((id, at): Entry => ({ name: `lib-${at}`, code: wrapper(root, id, [...(wanted.get(id) ?? [])].toSorted()) }));
  const files = await bundleEntries(root, entries, {
    input: { platform: 'browser', ...(isDev ? {} : { treeshake: true }) },
    output: {
      format: 'esm',
      entryFileNames: 'lib.[hash].js',
      chunkFileNames: 'lib.[hash].js',
      hashCharacters: 'base36',
      minify: !isDev,
      codeSplitting: { groups: GROUPS },
    },
  });
  const names = Object.fromEntries(files.flatMap(({ isEntry, name, fileName }) => (isEntry ? [[ids[Number(name.slice('lib-'.length))] ?? '', fileName]] : [])));
  return { names, files };
}

/** A module that passes on what demos import, and nothing else, so that the rest is left out. */
function wrapper(root: string, id: string, names: readonly string[]): string {
  const wanted = names.includes('*') ? [...new Set([...names.filter((name) => name !== '*'), ...ownNames(root, id)])] : names;
  return wanted.length === 0 ? `import ${JSON.stringify(id)};` : `export { ${wanted.join(', ')} } from ${JSON.stringify(id)};`;
}

/** Every name that a module exports, as Node sees it. */
function ownNames(root: string, id: string): readonly string[] {
  const module = requireFrom(join(root, 'package.json'))(id) as object;
  const names = Object.keys(module).filter((name) => /^[\w$]+$/.test(name) && !name.startsWith('__'));
  // Of CommonJS without a mark, all of it is the default.
  return names.includes('default') || '__esModule' in module ? names : [...names, 'default'];
}
