import type { Rolldown } from 'vite';
import type { Entry } from './bundle-demos.ts';
import type { Bundle, Bundler } from './open-bundler.ts';
import type { PackageImport } from './package-imports.ts';

/** A module that needs packages: that of a page, or one that pages share. */
export interface LibraryUser {
  readonly name: string;
  readonly imports: readonly PackageImport[];
  /** Set for the modules of pages. */
  readonly isPage?: true;
}

/** What a browser loads of packages, by the module that needs it. */
export interface Libraries {
  /** File name of the module with everything that a user imports; `exportNames` returns the names. */
  readonly entries: Readonly<Record<string, string>>;
  /** Stylesheets that a user needs, in the order of its imports. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Files that a user's module depends on, its own last, each after its own imports. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly bundle: Bundle;
}

/** Bundles the package modules that the demos of a section import, each file under a name with its hash. */
export async function bundleLibraries(bundler: Bundler, users: readonly LibraryUser[]): Promise<Libraries> {
  const entries = users.map(({ imports }, at): Entry => ({ name: `lib-${at}`, code: reexports(imports) }));
  const bundle = await bundler.bundle('libraries', entries, {
    format: 'esm',
    entryFileNames: 'lib.[hash].js',
    chunkFileNames: 'lib.[hash].js',
    codeSplitting: { groups: groupModules(users) },
  });
  const chunks = new Map(bundle.chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = bundle.chunks
    .filter(({ isEntry, name }) => isEntry && name.startsWith('lib-'))
    .map((chunk) => [users[Number(chunk.name.slice('lib-'.length))]?.name ?? '', chunk] as const);
  const parts = found.map(([user, chunk]) => [user, [...partsOf(chunk, chunks)]] as const);
  const stylesOf = (file: string) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])];
  return {
    entries: Object.fromEntries(found.map(([user, { fileName }]) => [user, fileName])),
    styles: Object.fromEntries(parts.map(([user, own]) => [user, [...new Set(own.flatMap(stylesOf))]])),
    parts: Object.fromEntries(parts),
    bundle,
  };
}

/** Returns a chunk with its static imports, in order of execution. */
function partsOf(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  parts = new Set<string>(),
  open = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<string> {
  if (open.has(chunk)) return parts;
  open.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported !== undefined) partsOf(imported, chunks, parts, open);
  }
  return parts.add(chunk.fileName);
}

/** The largest part of every page, which changes least. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Returns the names under which a user's library module exports what the user imports, by module and name. */
export function exportNames(imports: readonly PackageImport[]): ReadonlyMap<string, string> {
  const keys = imports.flatMap(({ id, names }) => names.map(({ imported }) => importKey(id, imported)));
  return new Map([...new Set(keys)].toSorted().map((key, at) => [key, `a${at}`]));
}

/** Identifies an import: `*` for the namespace of a module. */
export function importKey(id: string, imported: string): string {
  return `${id} ${imported}`;
}

/**
 * Generates a module that re-exports what imports need, under the names of `exportNames`; in one statement for each
 * module, since of several the bundler may take either, which gives the same source different hashes.
 */
export function reexports(imports: readonly PackageImport[]): string {
  const bare = imports.filter(({ names }) => names.length === 0).map(({ id }) => `import ${JSON.stringify(id)};`);
  const parts = Array.from(exportNames(imports), ([key, name]) => {
    const [id = '', imported = ''] = key.split(' ');
    return { id, imported, name };
  });
  const statements = [...new Set(parts.map(({ id }) => id))].flatMap((id) => {
    const own = parts.filter((part) => part.id === id);
    const from = `from ${JSON.stringify(id)};`;
    const named = own.filter(({ imported }) => imported !== '*').map(({ imported, name }) => `${imported} as ${name}`);
    return [
      ...own.filter(({ imported }) => imported === '*').map(({ name }) => `export * as ${name} ${from}`),
      ...(named.length === 0 ? [] : [`export { ${named.join(', ')} } ${from}`]),
    ];
  });
  return [...new Set(bare), ...statements].join('\n');
}

/**
 * Share of pages that must need a module before all of them get it in one file: a lower share would make the other
 * pages heavier, a higher one would cause more requests.
 */
const SHARE = 1 / 5;

/** Puts what many pages need into one file; the rest is split by its users. */
function groupModules(users: readonly LibraryUser[]): Rolldown.CodeSplittingGroup[] {
  const needy = Math.max(2, Math.ceil(users.filter(({ isPage }) => isPage).length * SHARE));
  return [
    { name: 'react', test: REACT, priority: 1 },
    { name: 'common', minShareCount: needy, priority: 0 },
  ];
}
