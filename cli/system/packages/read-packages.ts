import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { onceEach } from '../base/once.ts';
import { readPackageJson } from './read-manifest.ts';
import { foldersInRepository } from './repository.ts';

/**
 * Returns the version of a package as the project’s own code would resolve it, installed or the project itself;
 * `undefined` if it is neither.
 */
export function readPackageVersion(root: string, name: string): string | undefined {
  // Anything else would be a path.
  const folder = PACKAGE_NAME.test(name) ? findPackageFolder(root, name) : undefined;
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown };
  // An unpublished package of a workspace may have none.
  return typeof version === 'string' ? version : '0.0.0';
}

/** Lists the installed dependencies of a project and of the repository around it, and its own name. */
export function listInstalled(root: string): readonly string[] {
  const names = foldersInRepository(root).flatMap((folder) => {
    const { dependencies, devDependencies, peerDependencies } = readPackageJson(folder);
    return Object.keys({ ...peerDependencies, ...devDependencies, ...dependencies });
  });
  const own = readPackageJson(root).name ?? [];
  return [...new Set(names.concat(own))].filter((name) => findPackageFolder(root, name) !== undefined);
}

/** Finds the folder of a package as the project’s own code would resolve it, installed or the project itself. */
export function findPackageFolder(root: string, name: string): string | undefined {
  return findPackage(root, name) ?? (readPackageJson(root).name === name ? root : undefined);
}

// https://docs.npmjs.com/cli/configuring-npm/package-json#name
const PACKAGE_NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

/** Returns whether other projects can install a package: npm publishes none that is private or has no version. */
export function isPublished(root: string, name: string): boolean {
  const folder = findPackageFolder(root, name);
  if (folder === undefined) return true;
  const { private: isPrivate, version } = readPackageJson(folder);
  return isPrivate !== true && version !== undefined;
}

/** Returns the package of a specifier: `@library/icons` for `@library/icons/24/outline`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Finds the folder of an installed package by Node’s own lookup, ignoring the package’s `exports`. */
export function findPackage(root: string, name: string): string | undefined {
  return placesOf(root)
    .map((place) => join(place, name))
    .find((folder) => existsSync(join(folder, 'package.json')) && dirname(folder) !== folder);
}

/**
 * Returns the folders in which Node looks for the packages of a folder, whatever their names. Creating the `require`
 * function takes longer than checking all places.
 */
const placesOf = onceEach((root: string) => createRequire(join(root, 'package.json')).resolve.paths('docs-nav') ?? []);
