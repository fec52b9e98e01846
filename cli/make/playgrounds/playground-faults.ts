import { existsSync } from 'node:fs';
import { partKey, type AskFinding, type PageFile } from '../../../engine/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { shelfKey } from '../../../site/api/api-shelf.ts';
import { findKept, openShelf } from '../api/load-apis.ts';
import type { PackageKeys } from '../api/package-keys.ts';
import { tellFault } from '../demos/problems/describe-playground-fault.ts';
import { makePlayground, playgroundIn } from './make-playground.ts';
import { writePlaygroundFile } from './write-playground-file.ts';

/**
 * Finds the playgrounds that cannot be made, among components that an earlier run has described: no compiler is loaded
 * for the others, which a build reports.
 */
export function findPlaygroundFaults(
  project: Project,
  pages: readonly PageFile[],
  keys: PackageKeys,
): readonly AskFinding[] {
  const asked = pages
    .flatMap(({ facts }) => (facts.parts ?? []).filter(({ kind }) => kind === 'playground'))
    .map((part) => ({ ...playgroundIn(part), key: partKey('playground', part) }));
  const shelf = findKept(project, asked, keys);
  const described = asked.filter((ask) => existsSync(shelf[shelfKey(ask)]?.file ?? ''));
  const key = JSON.stringify(described.map((ask) => [shelf[shelfKey(ask)]?.key, ask.preset]));
  const known = project.cache.read<ReturnType<typeof findPlaygroundFaults>>(FAULTS, key);
  if (known !== undefined) return known;
  const read = openShelf(shelf);
  const found = described.flatMap(({ key: asked, preset, ...target }): readonly AskFinding[] => {
    const entry = read(target);
    const made = entry && makePlayground(entry, preset);
    if (made === undefined || !('message' in made)) return [];
    const instead = entry?.kind === 'component' && made.isPreset === undefined ? writePlaygroundFile(entry) : undefined;
    return [{ ...tellFault(asked, target.name, made), ...(instead === undefined ? {} : { instead }) }];
  });
  project.cache.keep(FAULTS, found, key);
  return found;
}

/** Name of the cached findings: each description is read from its own file. */
const FAULTS = 'playground-faults.json';
