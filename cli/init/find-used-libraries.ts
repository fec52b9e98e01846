import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { apiSlug } from '../../engine/address/api-slug.ts';
import { listNames } from '../make/api/list-names.ts';
import { readManifest } from '../system/packages/read-manifest.ts';

/** A package with components that a project depends on. */
export interface UsedLibrary {
  readonly name: string;
  /** The package's own description. */
  readonly description: string | undefined;
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
    .map((candidate) => ({ ...candidate, components: (listed[candidate.name] ?? []).filter(isComponentName) }))
    .filter(({ components }) => components.length > 0)
    .toSorted((a, b) => byLikelihood(a, b) || commonIn(b) - commonIn(a) || b.components.length - a.components.length)
    .map(({ name, description, components }) => ({ name, description, components: components.toSorted(byUse(name)) }));
}

/** A package that depends on React. */
interface Candidate {
  readonly name: string;
  readonly description: string | undefined;
  /** Whether it is in the same repository. */
  readonly isNear: boolean;
}

/** Lists the packages that may be component libraries, the most likely first; only a compiler can confirm it. */
function listCandidates(project: Project): readonly Candidate[] {
  const { dependencies, peerDependencies, devDependencies } = readManifest(project.root);
  const candidates = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }).flatMap((name) => {
    const folder = NO_LIBRARY.test(name) ? undefined : project.packages.find(name);
    if (folder === undefined) return [];
    const manifest = readManifest(folder);
    const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
    const isNear = !realpathSync(folder).includes(`${sep}node_modules${sep}`);
    return asked['react'] === undefined ? [] : [{ name, isNear, description: manifest.description }];
  });
  return candidates.toSorted(byLikelihood);
}

function byLikelihood(a: Candidate, b: Candidate): number {
  return Number(b.isNear) - Number(a.isNear) || Number(ICONS.test(a.name)) - Number(ICONS.test(b.name));
}

/** What applications use besides a library: React itself, frameworks, routers and tools. */
const NO_LIBRARY =
  /^(?:@types\/|@vitejs\/|@testing-library\/|@storybook\/|eslint|react(?:-dom|-router(?:-dom)?|-is)?$|docs-nav$|next$|gatsby$)/;

/** Icon packages, some of whose names look like components: `Card`, `Switch`. */
const ICONS = /(?:\bicon|icons)(?:-react)?$/;

/** Components that most libraries have, in order of preference. */
const COMMON = [
  'Button',
  'Badge',
  'Card',
  'Switch',
  'Input',
  'Checkbox',
  'Select',
  'Tabs',
  'Tooltip',
  'Dialog',
  'Modal',
];

function commonIn({ components }: { readonly components: readonly string[] }): number {
  const first = new Set(components.map((name) => name.split('.', 1)[0]));
  return COMMON.filter((name) => first.has(name)).length;
}

/**
 * Sorts names by usefulness: first the component that the package is named after, `DayPicker` for `react-day-picker`.
 */
function byUse(owner: string): (a: string, b: string) => number {
  const subject = owner.slice(owner.lastIndexOf('/') + 1).replace(/^react-|-react$/g, '');
  const placeOf = (name: string): number => {
    if (apiSlug(name) === subject) return -1;
    const at = COMMON.indexOf(name.split('.', 1)[0] ?? '');
    return at === -1 ? COMMON.length : at;
  };
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}
