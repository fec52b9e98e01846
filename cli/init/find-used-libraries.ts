import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { listNames } from '../make/api/list-names.ts';
import { readPackageJson } from '../system/packages/read-manifest.ts';
import { commonIn, sortByUse } from './usual-components.ts';

/** A package with components that a project depends on. */
export interface UsedLibrary {
  readonly name: string;
  /** The package's own description. */
  readonly description: string | undefined;
  /** Its folder, if it is in the same repository. */
  readonly near: string | undefined;
  readonly components: readonly string[];
}

/**
 * Finds the component libraries in a project's `package.json`, the most likely subject of its documentation first:
 * packages of the same repository before installed ones, icons last, then those with more of the usual components. Only
 * packages that depend on React are read, which takes a compiler; without one, none is found.
 */
export async function findUsedLibraries(project: Project): Promise<readonly UsedLibrary[]> {
  const candidates = listCandidates(project);
  const listed = await listNames(
    project,
    candidates.map(({ name }) => name),
  );
  return candidates
    .map((candidate) => ({
      ...candidate,
      components: (listed[candidate.name] ?? []).filter((name) => /^[A-Z]/.test(name)),
    }))
    .filter(({ components }) => components.length > 0)
    .toSorted(
      (a, b) =>
        byLikelihood(a, b) ||
        commonIn(b.components) - commonIn(a.components) ||
        b.components.length - a.components.length,
    )
    .map((library) => ({ ...library, components: sortByUse(library.name, library.components) }));
}

/** A package that depends on React. */
type Candidate = Omit<UsedLibrary, 'components'>;

/** Lists the packages that may be component libraries; only a compiler can confirm it. */
function listCandidates(project: Project): readonly Candidate[] {
  const { dependencies, peerDependencies, devDependencies } = readPackageJson(project.root);
  return Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }).flatMap((name) => {
    const folder = NO_LIBRARY.test(name) ? undefined : project.packages.find(name);
    if (folder === undefined) return [];
    const manifest = readPackageJson(folder);
    const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
    const real = realpathSync(folder);
    const near = real.includes(`${sep}node_modules${sep}`) ? undefined : real;
    return asked['react'] === undefined ? [] : [{ name, near, description: manifest.description }];
  });
}

function byLikelihood(a: Candidate, b: Candidate): number {
  return (
    Number(b.near !== undefined) - Number(a.near !== undefined) ||
    Number(ICONS.test(a.name)) - Number(ICONS.test(b.name))
  );
}

/** What applications use besides a library: React itself, frameworks, routers and tools. */
const NO_LIBRARY =
  /^(?:@types\/|@vitejs\/|@testing-library\/|@storybook\/|eslint|react(?:-dom|-router(?:-dom)?|-is)?$|docs-nav$|next$|gatsby$)/;

/** Icon packages, some of whose names look like components: `Card`, `Switch`. */
const ICONS = /(?:\bicon|icons)(?:-react)?$/;
