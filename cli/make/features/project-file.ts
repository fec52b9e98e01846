import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mainTargetsOf } from '../../system/packages/export-targets.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { findPackage } from '../../system/packages/read-packages.ts';

/** Finds the module of a feature: a path from the root that begins with `./`, or the main module of a package. */
export function findProjectFile(root: string, feature: string): string {
  return feature.startsWith('.') ? join(root, feature) : resolveModule(join(root, 'package.json'), feature);
}

/** Finds a module as Node does for a file, also the main module of a package that can only be imported. */
export function resolveModule(from: string, name: string): string {
  try {
    return createRequire(from).resolve(name);
  } catch (error) {
    const folder = findPackage(dirname(from), name);
    const main =
      folder === undefined
        ? undefined
        : mainTargetsOf(readPackageJson(folder).exports).find((target) => !DECLARATIONS.test(target));
    if (folder === undefined || main === undefined) throw error;
    return join(folder, main);
  }
}

const DECLARATIONS = /\.d\.[cm]?ts$/;
