import { relative, sep } from 'node:path';
import { findPackageManager, type PackageManager } from '../package-manager.ts';
import { findRepository } from '../repository.ts';

/** The repository around a new site, as hooks and continuous integration see it. */
export interface Repository {
  /** Its folder, from the site's. */
  readonly top: string;
  /** The site's folder, from there; '' where they are the same. */
  readonly below: string;
  readonly manager: PackageManager;
}

/** Describes the repository that a folder is in; where there is none, the folder itself. */
export function describeRepository(root: string): Repository {
  const folder = findRepository(root) ?? root;
  return {
    top: slashed(relative(root, folder)),
    below: slashed(relative(folder, root)),
    manager: findPackageManager(root),
  };
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
