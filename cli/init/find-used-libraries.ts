import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { apiSlug } from '../../engine/pathname.ts';
import { listNames } from '../api/list-names.ts';
import { readManifest } from '../packages/read-manifest.ts';
import { findPackage } from '../packages/read-packages.ts';

/** A package with components that a project depends on. */
export interface UsedLibrary {
  readonly name: string;
  /** What it says of itself. */
  readonly description: string | undefined;
  readonly components: readonly string[];
}

/**
 * Finds the component libraries that a project lists in its `package.json`, the likeliest subject of its documentation
 * first: a package of the same repository before an installed one, icons last, then whichever has more of what most libraries have.
 * Only packages that ask for React are looked into, which takes a compiler; without one, none is found.
 */
export async function findUsedLibraries(root: string): Promise<readonly UsedLibrary[]> {
  const candidates = listCandidates(root);
  const listed = await listNames(
    root,
    candidates.map(({ name }) => name),
  );
  return candidates
    .map((candidate) => ({ ...candidate, components: (listed[candidate.name] ?? []).filter(isComponentName) }))
    .filter(({ components }) => components.length > 0)
    .toSorted((a, b) => byLikelihood(a, b) || commonIn(b) - commonIn(a) || b.components.length - a.components.length)
    .map(({ name, description, components }) => ({ name, description, components: components.toSorted(byUse(name)) }));
}

/** A package that asks for React. */
interface Candidate {
  readonly name: string;
  readonly description: string | undefined;
  /** Whether it is a package of the same repository. */
  readonly isNear: boolean;
}

/** Lists the packages that may be component libraries, the likeliest first; which of them are takes a compiler to tell. */
export function listCandidates(root: string): readonly Candidate[] {
  const { dependencies, peerDependencies, devDependencies } = readManifest(root);
  const candidates = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }).flatMap((name) => {
    const folder = NO_LIBRARY.test(name) ? undefined : findPackage(root, name);
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

/** What applications use beside a library: React itself, frameworks, routers and tools. */
const NO_LIBRARY =
  /^(?:@types\/|@vitejs\/|@testing-library\/|@storybook\/|eslint|react(?:-dom|-router(?:-dom)?|-is)?$|docs-nav$|next$|gatsby$)/;

/** Packages of icons, of which some are called like components: `Card`, `Switch`. */
const ICONS = /(?:\bicon|icons)(?:-react)?$/;

/** Components that most libraries have; the first is shown first. */
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

/** What a package is named after is what it is about: `DayPicker` of `react-day-picker`. */
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
