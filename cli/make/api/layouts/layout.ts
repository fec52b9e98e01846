import type { ApiName } from '../../../../site/api/api-data.ts';

/**
 * Where to find the exports of a family of packages whose folders say more than their `exports`. `folder` is that of a
 * package.
 */
export interface PackageLayout {
  /** Whether a package belongs to the family. */
  readonly covers: (packageName: string) => boolean;
  /** Lists the names of the documented components and hooks. */
  readonly listNames: (folder: string) => readonly string[];
  /**
   * Modules in which an export may be found, most likely first: its own; the package's main module; that of a group of
   * exports, whose name is their prefix, such as `useTransition` for `useTransitionTrigger`.
   */
  readonly modulesOf: (wanted: ApiName, folder: string | undefined) => readonly string[];
  /**
   * Returns the importable folder, below the package, that a declaration file belongs to; `undefined` for an internal
   * folder. `file` is relative to the package's folder.
   */
  readonly folderOf: (file: string) => string | undefined;
}
