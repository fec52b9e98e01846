import type { ApiName } from '../../../site/api/api-data.ts';

/** Where the exports of a family of packages are, when their folders say more than their exports. `folder` is that of a package. */
export interface PackageLayout {
  /** Whether a package belongs to the family. */
  readonly covers: (packageName: string) => boolean;
  /** Names of the components and hooks that are documented. */
  readonly listNames: (folder: string) => readonly string[];
  /**
   * Modules that an export may be found in, likely ones first: one of its own; the package's main one; one for a group
   * of exports, whose name theirs begin with, such as `useTransition` for `useTransitionTrigger`.
   */
  readonly modulesOf: (wanted: ApiName, folder: string | undefined) => readonly string[];
  /** The folder that a declaration file belongs to and that may be imported, below the package; `undefined` for a folder that only shows how the package is made. `file` is relative to the package's folder. */
  readonly folderOf: (file: string) => string | undefined;
}
