import type { Project } from '../../../../site/project/project.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { readPackageJson } from '../../../system/packages/read-manifest.ts';

/**
 * Finds the package of a module that Node rejects, from the error; `undefined` for any other error. Some packages are
 * made for bundlers only: their modules import stylesheets, folders, or files without an extension, or are CommonJS
 * under another name. They are compiled with the demos, as for browsers.
 */
export function findUnloadable(error: Error & { readonly code?: unknown }): string | undefined {
  if (/^\w+ is not defined in ES module scope\n/.test(error.message)) return installedIn(error.message);
  if (typeof error.code !== 'string' || !REFUSED.has(error.code)) return undefined;
  // The importing module is the one to compile.
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

/** Returns the package of the innermost `node_modules` in a path. */
export function installedIn(path: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]?.replace('\\', '/');
}

/** Adds the packages that depend on the given ones: if Node loaded them, it would load these as well. */
export function withUsers(project: Project, names: readonly string[], used: readonly string[]): readonly string[] {
  const dependencies = new Map(
    used.map((name) => {
      const folder = project.packages.find(name);
      const { dependencies: own, peerDependencies } = folder === undefined ? {} : readPackageJson(folder);
      return [name, Object.keys({ ...own, ...peerDependencies })];
    }),
  );
  const found = new Set(names);
  // Iterating over a set includes what is added on the way.
  for (const name of found) for (const [user, needed] of dependencies) if (needed.includes(name)) found.add(user);
  return [...found].toSorted();
}

/**
 * Returns the name of the cached list of such packages, for those that are installed and this Node: to find them again
 * would take a bundle for each.
 */
export function unloadableList(versions: readonly string[]): string {
  return `unloadable-${hashOf([process.version, ...versions].join())}.json`;
}
