import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The installed version of a package as the project’s own code would find it; `undefined` when it is not installed. */
export function readPackageVersion(root: string, name: string): string | undefined {
  // Anything else would be a path.
  const folder = PACKAGE_NAME.test(name) ? findPackage(root, name) : undefined;
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown };
  return typeof version === 'string' ? version : undefined;
}

// https://docs.npmjs.com/cli/configuring-npm/package-json#name
const PACKAGE_NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

/** Names of a package’s components and hooks: its folders that hold public type declarations of the same name. */
export function readComponents(root: string, name: string): readonly string[] {
  const folder = findPackage(root, name);
  if (folder === undefined) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?:[A-Z]|use[A-Z])/.test(entry.name))
    .map((entry) => entry.name)
    .filter((component) => isPublic(join(folder, component, `${component}.d.ts`)))
    .toSorted();
}

/** Components whose own comment says so are no part of the documentation. */
function isPublic(file: string): boolean {
  return existsSync(file) && !/^ \* @ignore - (?:do not document|internal component)/m.test(readFileSync(file, 'utf8'));
}

/** The folder of an installed package, by Node’s own look-up, without the package’s `exports` in the way. */
export function findPackage(root: string, name: string): string | undefined {
  const paths = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((folder) => existsSync(join(folder, 'package.json')) && dirname(folder) !== folder);
}
