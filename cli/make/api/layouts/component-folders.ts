import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiName } from '../../../../site/api/api-data.ts';
import type { PackageLayout } from './layout.ts';

/** In MUI’s packages, each component and hook has an importable folder of the same name. */
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

/** Returns whether a component is public; the comment of one that is not says so. */
function isPublic(file: string): boolean {
  return existsSync(file) && !/^ \* @ignore - (?:do not document|internal component)/m.test(readFileSync(file, 'utf8'));
}

/** A folder named like a component or hook. */
const GROUP = /^(?:use)?[A-Z]\w+$/;

/**
 * Folders named after their contents are meant to be imported; others, such as `models`, are internal. Output for
 * bundlers repeats the same folders.
 */
const OWN_FOLDER = /^(?:(?:esm|modern|dist)\/)?((?:unstable_)?(?:use)?[A-Z][^/.]*)\//;

/** Prefixes of unstable names, in folders and their exports. */
const OWN_NAMES = ['', 'Unstable_', 'unstable_'] as const;
