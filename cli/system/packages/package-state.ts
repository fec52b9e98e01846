import { existsSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathFrom } from '../files/slashes.ts';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { CLOCK_GRAIN } from '../cache/stamped-files.ts';
import { hashOf } from '../files/hash.ts';
import { lookThrough } from '../files/look-at.ts';
import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import { readPackageJson, stateOfManifest } from './read-manifest.ts';
import { listCode, stampOf } from '../files/list-code.ts';
import { findPackage, findPackageFolder } from './read-packages.ts';
import { foldersInRepository } from './repository.ts';

/** Packages and all their dependencies. */
interface UsedPackages {
  /** `name version`, for each place where a package is installed; with the states of `manifests`. */
  readonly versions: readonly string[];
  /** Folders of packages that change without a new version: in the same repository, or the project itself. */
  readonly own: readonly string[];
  /** States of the manifests of these, and of the packages that were asked for, by their folders. */
  readonly manifests: Readonly<Record<string, string>>;
}

/** Returns the versions of packages and of all their dependencies, as `name version`; it may tell their manifests, too. */
export function readPackageVersions(root: string, names: readonly string[]): readonly string[] {
  return findUsedPackages(root, names).versions;
}

/**
 * Describes the state of packages and of all their dependencies: a line for each version, and for each file of those
 * that change without one. `isCode` selects the files by absolute path.
 */
export function readPackageStates(
  root: string,
  names: readonly string[],
  isCode: (file: string) => boolean,
): readonly string[] {
  const { versions, own } = findUsedPackages(root, names);
  return [
    ...versions,
    ...own.flatMap((folder) => listCode(folder, isCode).map((file) => stampOf(folder, file))),
    // Settings for imports, also those of the whole repository.
    ...[...new Set(own.flatMap((folder) => foldersInRepository(folder)))].flatMap((folder) =>
      CONFIGS.flatMap((file) => (existsSync(join(folder, file)) ? stampOf(folder, file) : [])),
    ),
  ];
}

/**
 * Traversing some hundred packages takes longer than many builds, so the result is cached until something is installed.
 */
function findUsedPackages(root: string, names: readonly string[]): UsedPackages {
  const note = readInstallNote(root);
  if (note === undefined) return followPackages(root, names);
  const key = JSON.stringify([root, names, note]);
  const cache = findCacheFolder(root);
  const name = `packages-${hashOf(names.join())}.json`;
  const kept = readKeptValue<UsedPackages>(cache, name, key);
  if (kept && Object.entries(kept.manifests).every(([folder, state]) => stateOfManifest(folder) === state)) return kept;
  const used = followPackages(root, names);
  keepValue(cache, name, used, key);
  return used;
}

/**
 * The record that package managers write to `node_modules` for each installation: npm, pnpm, and both kinds of Yarn.
 */
const NOTES = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

function readInstallNote(folder: string): string | undefined {
  for (const name of NOTES) {
    const file = join(folder, 'node_modules', name);
    const stats = lookThrough(file);
    if (stats !== undefined) return hashNote(file, stats);
  }
  return dirname(folder) === folder ? undefined : readInstallNote(dirname(folder));
}

/** Hashes of notes by path and stamp: they are large, and asked for with each list of packages. */
const hashes = new Map<string, string>();

function hashNote(file: string, { size, mtimeMs, ctimeMs, ino }: Stats): string {
  const stamp = JSON.stringify([file, size, mtimeMs, ctimeMs, ino]);
  const found = hashes.get(stamp) ?? hashOf(readFileSync(file));
  // A change within the clock's resolution could leave the same stamp.
  if (ctimeMs < Date.now() - CLOCK_GRAIN) hashes.set(stamp, found);
  return found;
}

/** The places of these notes, from the root; they change with what is installed for a project. */
export function installNotes(root: string): readonly string[] {
  return foldersInRepository(root)
    .filter((folder) => folder === root || existsSync(join(folder, 'package.json')))
    .flatMap((folder) => NOTES.map((name) => pathFrom(root, join(folder, 'node_modules', name))));
}

function followPackages(root: string, names: readonly string[]): UsedPackages {
  const versions: string[] = [];
  const own: string[] = [];
  const manifests: Record<string, string> = {};
  const seen = new Set<string>();
  const look = (from: string, name: string) => {
    const place = findPackage(from, name) ?? findPackageFolder(root, name);
    const folder = place === undefined ? undefined : realpathSync(place);
    if (folder === undefined || seen.has(folder)) return;
    seen.add(folder);
    const { version = '', dependencies, peerDependencies } = readPackageJson(folder);
    const isOwn = !folder.includes(`${sep}node_modules${sep}`);
    if (isOwn) own.push(folder);
    if (isOwn || names.includes(name)) manifests[folder] = stateOfManifest(folder);
    versions.push(`${name} ${version}${manifests[folder] ?? ''}`);
    for (const used of Object.keys({ ...dependencies, ...peerDependencies })) look(folder, used);
  };
  for (const name of names) look(root, name);
  return { versions, own, manifests };
}

/** Their usual names; not every folder above a project may be listed. */
const CONFIGS = ['tsconfig.json', 'tsconfig.base.json', 'jsconfig.json'];
