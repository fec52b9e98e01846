import type { Rolldown } from 'vite';
import type { Entry } from './bundle-demos.ts';
import type { Bundle, Bundler } from './open-bundler.ts';
import type { PackageImport } from './package-imports.ts';

/** A module whose packages are wanted: that of a page, or one that pages share. */
export interface LibraryUser {
  readonly name: string;
  readonly imports: readonly PackageImport[];
  /** Set for the modules of pages. */
  readonly isPage?: true;
}

/** What a browser loads of packages, by the module that wants it. */
export interface Libraries {
  /** File name of the module that holds all that a user wants; `exportNames` lists the names. */
  readonly entries: Readonly<Record<string, string>>;
  /** Stylesheets that a user needs, in the order of its imports. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Files that a user's module runs after, its own last, each behind those that it imports. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly bundle: Bundle;
}

/** Bundles the modules of packages that the demos of a section import, each file under a name with its hash. */
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
  return {
    entries: Object.fromEntries(found.map(([user, { fileName }]) => [user, fileName])),
    styles: Object.fromEntries(found.map(([user, chunk]) => [user, [...stylesOf(chunk, chunks)]])),
    parts: Object.fromEntries(found.map(([user, chunk]) => [user, [...partsOf(chunk, chunks)]])),
    bundle,
  };
}

/** A chunk with all that it imports at once, in the order in which they run. */
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

/** What a chunk imports is styled before itself. */
function stylesOf(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<string> {
  if (seen.has(chunk)) return new Set();
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => [...stylesOf(chunks.get(name) ?? chunk, chunks, seen)]);
  return new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/** The largest part of every page, which changes least. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Name under which a user's library module exports what the user imports, by module and name. */
export function exportNames(imports: readonly PackageImport[]): ReadonlyMap<string, string> {
  const keys = imports.flatMap(({ id, names }) => names.map(({ imported }) => importKey(id, imported)));
  return new Map([...new Set(keys)].toSorted().map((key, at) => [key, `a${at}`]));
}

/** Identifies an import: `*` for the namespace of a module. */
export function importKey(id: string, imported: string): string {
  return `${id} ${imported}`;
}

/** A module that exports what imports ask for, under the names of `exportNames`. */
export function reexports(imports: readonly PackageImport[]): string {
  const bare = imports.filter(({ names }) => names.length === 0).map(({ id }) => `import ${JSON.stringify(id)};`);
  const named = Array.from(exportNames(imports), ([key, name]) => {
    const [id = '', imported = ''] = key.split(' ');
    return imported === '*'
      ? `export * as ${name} from ${JSON.stringify(id)};`
      : `export { ${imported} as ${name} } from ${JSON.stringify(id)};`;
  });
  return [...new Set(bare), ...named].join('\n');
}

/** The part of the pages that has to need a module, so that all of them get it in one file: a lower one is weight for the others, a higher one more requests. */
const SHARE = 1 / 5;

/** Puts what many pages need into one file; the rest is split by who needs it. */
function groupModules(users: readonly LibraryUser[]): Rolldown.CodeSplittingGroup[] {
  const needy = Math.max(2, Math.ceil(users.filter(({ isPage }) => isPage).length * SHARE));
  return [
    { name: 'react', test: REACT, priority: 1 },
    { name: 'common', minShareCount: needy, priority: 0 },
  ];
}
