import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import { readManifest } from '../packages/read-manifest.ts';
import { findPackage } from '../packages/read-packages.ts';

/**
 * Finds the package of a module that Node refuses, by what Node threw; `undefined` for any other error. Some packages are
 * made for bundlers alone: their modules import stylesheets, folders, or files without an ending, or are CommonJS by
 * another name. They are compiled with the demos, as they are for browsers.
 */
export function findUnloadable(error: Error & { readonly code?: unknown }): string | undefined {
  if (/^\w+ is not defined in ES module scope\n/.test(error.message)) return installedIn(error.message);
  if (typeof error.code !== 'string' || !REFUSED.has(error.code)) return undefined;
  // The module that asks for another one is what has to be compiled.
  const [refused = '', importer = refused] = error.message.split(' imported from ');
  // A package that is not installed is missing in browsers as well.
  return refused.startsWith('Cannot find package') ? undefined : installedIn(importer);
}

const REFUSED = new Set([
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_IMPORT_ATTRIBUTE_MISSING',
  'ERR_MODULE_NOT_FOUND',
]);

/** The package of the innermost `node_modules` that a path goes through. */
export function installedIn(path: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]?.replace('\\', '/');
}

/** Adds those of the used packages that use one of the named ones: what Node loads of them would load these by Node as well. */
export function withUsers(root: string, names: readonly string[], used: readonly string[]): readonly string[] {
  const dependencies = new Map(
    used.map((name) => {
      const folder = findPackage(root, name);
      const { dependencies: own, peerDependencies } = folder === undefined ? {} : readManifest(folder);
      return [name, Object.keys({ ...own, ...peerDependencies })];
    }),
  );
  const found = new Set(names);
  // A set takes in what is added while it is walked through.
  for (const name of found) for (const [user, needed] of dependencies) if (needed.includes(name)) found.add(user);
  return [...found].toSorted();
}

const KEPT = 'unloadable-packages.json';

/** The packages that were found before; to try them again would take a bundle each time. */
export function readUnloadable(cache: string, versions: readonly string[]): readonly string[] {
  return readKeptValue<readonly string[]>(cache, KEPT, versions.join()) ?? [];
}

/** Keeps them for as long as the same packages are installed. */
export function keepUnloadable(cache: string, versions: readonly string[], names: readonly string[]): void {
  keepValue(cache, KEPT, names, versions.join());
}
