import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiName } from '../../../site/api/api-data.ts';
import type { PackageLayout } from './layout.ts';

/** Each component and hook of MUI’s packages has a folder of its name, which can be imported by itself. */
export const COMPONENT_FOLDERS: PackageLayout = {
  covers: (name) => /^@mui\/(?:base|joy|lab|material|system|x-.*)$/.test(name),
  listNames(folder) {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^(?:[A-Z]|use[A-Z])/.test(entry.name))
      .map((entry) => entry.name)
      .filter((component) => isPublic(join(folder, component, `${component}.d.ts`)))
      .toSorted();
  },
  modulesOf({ package: owner, name }: ApiName, folder) {
    const groups =
      folder === undefined
        ? []
        : readdirSync(folder).filter((group) => group !== name && GROUP.test(group) && name.startsWith(group));
    return [
      ...OWN_NAMES.map((prefix) => `${owner}/${prefix}${name}`),
      owner,
      ...groups.toReversed().map((group) => `${owner}/${group}`),
    ];
  },
  folderOf: (file) => OWN_FOLDER.exec(file)?.[1],
};

/** Components whose own comment says so are no part of the documentation. */
function isPublic(file: string): boolean {
  return existsSync(file) && !/^ \* @ignore - (?:do not document|internal component)/m.test(readFileSync(file, 'utf8'));
}

/** A folder that is named like a component or hook. */
const GROUP = /^(?:use)?[A-Z]\w+$/;

/**
 * Folders that are named like what they hold are meant to be imported; `models` and the like are how a package is made.
 * What is compiled for bundlers has the same folders once more.
 */
const OWN_FOLDER = /^(?:(?:esm|modern|dist)\/)?((?:unstable_)?(?:use)?[A-Z][^/.]*)\//;

/** What folders, and the exports in them, have before a name that may still change. */
const OWN_NAMES = ['', 'Unstable_', 'unstable_'] as const;
