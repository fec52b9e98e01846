import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mainTargetsOf } from '../system/packages/export-targets.ts';
import { SCRIPT } from '../system/packages/own-package.ts';
import { readManifest } from '../system/packages/read-manifest.ts';

/** What can be imported from a package, and how that comes to be. */
export interface LibraryBuild {
  /** Whether users can import it by its name, which leads to modules that exist. */
  readonly isImportable: boolean;
  /** A module that its `package.json` names and that does not exist: it has not been built. */
  readonly unbuilt: string | undefined;
  /** The folder in which the script `build` makes what is imported; `undefined` if that is the source, or no script. */
  readonly folder: string | undefined;
}

/** Reads that of the package in a folder; `entry` is imported by its path if the package cannot be by its name. */
export function readBuild(folder: string, entry?: string): LibraryBuild {
  const { exports, module, main, private: isPrivate, scripts } = readManifest(folder);
  const exported = mainTargetsOf(exports).filter((file) => SCRIPT.test(file));
  const hasBuild = scripts?.['build'] !== undefined;
  // `npm init` names a main module that there may never be.
  const named = exports !== undefined ? exported : hasBuild ? [module, main].filter((file) => file !== undefined) : [];
  // Nobody imports a private package by its name: sandboxes find it nowhere.
  const unbuilt = isPrivate === true ? undefined : named.find((file) => !existsSync(join(folder, file)));
  const isImportable = isPrivate !== true && exported.length > 0 && unbuilt === undefined;
  const imported = isImportable ? exported : entry === undefined ? [] : [entry];
  const isMade = hasBuild && imported.some((file) => !SOURCE.test(file));
  return { isImportable, unbuilt, folder: isMade ? folder : undefined };
}

/** A module that no browser runs as it is. */
const SOURCE = /\.(?:[cm]?tsx?|jsx)$/;
