import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findOwnPackage } from './own-package.ts';
import { readManifest } from './read-manifest.ts';
import { foldersInRepository } from './repository.ts';

/**
 * The version of a package as the project’s own code would find it, installed or the project itself; `undefined` when it
 * is neither.
 */
export function readPackageVersion(root: string, name: string): string | undefined {
  // Anything else would be a path.
  const folder = PACKAGE_NAME.test(name) ? (findPackage(root, name) ?? ownFolder(root, name)) : undefined;
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown };
  // A package of a workspace that no one publishes may have none.
  return typeof version === 'string' ? version : '0.0.0';
}

/** Names of the packages that a project and the repository around it list, as far as they are installed, and its own name. */
export function listInstalled(root: string): readonly string[] {
  const own = findOwnPackage(root)?.name;
  const names = foldersInRepository(root).flatMap((folder) => {
    const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
    return Object.keys({ ...peerDependencies, ...devDependencies, ...dependencies });
  });
  const listed = new Set(names.filter((name) => findPackage(root, name) !== undefined));
  return [...listed, ...(own === undefined || listed.has(own) ? [] : [own])];
}

function ownFolder(root: string, name: string): string | undefined {
  return findOwnPackage(root)?.name === name ? root : undefined;
}

// https://docs.npmjs.com/cli/configuring-npm/package-json#name
const PACKAGE_NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

/** The folder of an installed package, by Node’s own look-up, without the package’s `exports` in the way. */
export function findPackage(root: string, name: string): string | undefined {
  return placesOf(root)
    .map((place) => join(place, name))
    .find((folder) => existsSync(join(folder, 'package.json')) && dirname(folder) !== folder);
}

/** The folders where Node looks for the packages of a folder. */
function placesOf(root: string): readonly string[] {
  const known = places.get(root);
  if (known !== undefined) return known;
  // No name of a package is in the answer.
  const found = createRequire(join(root, 'package.json')).resolve.paths('docs-nav') ?? [];
  places.set(root, found);
  return found;
}

/** By folder; making the function that knows takes longer than looking into all of them. */
const places = new Map<string, readonly string[]>();
