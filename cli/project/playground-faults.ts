import { existsSync } from 'node:fs';
import { partsOf, type PageFile, type ProjectInput } from '../../engine/index.ts';
import type { Project } from '../../site/project/project.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import { findKept, openApis } from '../make/api/load-apis.ts';
import type { PackageKeys } from '../make/api/package-keys.ts';
import { faultOf } from '../make/demos/problems/describe-playground-fault.ts';
import { makePlayground } from '../make/playgrounds/make-playground.ts';
import { writePlaygroundFile } from '../make/playgrounds/write-playground-file.ts';

/**
 * Finds the playgrounds that cannot be made, among components that an earlier run has described: no compiler is loaded
 * for the others, which a build reports.
 */
export function findPlaygroundFaults(
  project: Project,
  pages: readonly PageFile[],
  keys: PackageKeys,
): NonNullable<ProjectInput['playgroundFaults']> {
  const asked = pages.flatMap(({ facts }) => partsOf('playground', facts).map(({ ask }) => ask));
  const shelf = findKept(project, asked, keys);
  const described = asked.filter((ask) => existsSync(shelf[shelfKey(ask)]?.file ?? ''));
  const key = JSON.stringify(described.map((ask) => [shelf[shelfKey(ask)]?.key, ask.preset]));
  const known = project.cache.read<ReturnType<typeof findPlaygroundFaults>>(FAULTS, key);
  if (known !== undefined) return known;
  const { read } = openApis({ shelf, places: {}, demos: {}, tries: {}, key: '' });
  const found = described.flatMap(({ package: owner, name, preset }) => {
    const entry = read({ package: owner, name });
    const made = entry && makePlayground(entry, preset);
    if (made === undefined || !('message' in made)) return [];
    return [
      {
        ...faultOf({ package: owner, name, ...(preset === undefined ? {} : { preset }), ...made }),
        ...(entry?.kind === 'component' && made.isPreset === undefined ? { file: writePlaygroundFile(entry) } : {}),
      },
    ];
  });
  project.cache.keep(FAULTS, found, key);
  return found;
}

/** Name of the cached findings: each description is read from its own file. */
const FAULTS = 'playground-faults.json';
