import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { hashOf } from '../files/hash.ts';
import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import { readManifest } from './read-manifest.ts';
import { isOutput } from '../build/file-system.ts';
import { findPackage } from './read-packages.ts';

/** Packages and all that they use. */
interface UsedPackages {
  /** `name version`, one for each place where a package is installed. */
  readonly versions: readonly string[];
  /** Folders of those that change without a new version: of the same repository, or the project itself. */
  readonly own: readonly string[];
}

/** Versions of packages and of all that they use, `name version`. */
export function readPackageVersions(root: string, names: readonly string[]): readonly string[] {
  return findUsedPackages(root, names).versions;
}

/**
 * Says in which state packages are, and all that they use: a line for the version of each, and for each file of those
 * that change without one. `isCode` chooses the files by their absolute paths.
 */
export function readPackageStates(
  root: string,
  names: readonly string[],
  isCode: (file: string) => boolean,
): readonly string[] {
  const { versions, own } = findUsedPackages(root, names);
  return [
    ...versions,
    ...own.flatMap((folder) => Array.from(listCode(folder, isCode), (file) => stampOf(folder, file))),
  ];
}

/** Following some hundred packages takes longer than many a build, so what was found is kept until something is installed. */
function findUsedPackages(root: string, names: readonly string[]): UsedPackages {
  const note = readInstallNote(root);
  if (note === undefined) return followPackages(root, names);
  const key = JSON.stringify([root, names, note]);
  const cache = findCacheFolder(root);
  const name = `packages-${hashOf(names.join())}.json`;
  const kept = readKeptValue<UsedPackages>(cache, name, key);
  if (kept?.own.every((folder) => existsSync(folder))) return kept;
  const used = followPackages(root, names);
  keepValue(cache, name, used, key);
  return used;
}

/** What package managers note down in `node_modules` about each installation: npm, pnpm, and Yarn of both kinds. */
const NOTES = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

function readInstallNote(folder: string): string | undefined {
  for (const name of NOTES) {
    const file = join(folder, 'node_modules', name);
    if (existsSync(file)) return hashOf(readFileSync(file));
  }
  return dirname(folder) === folder ? undefined : readInstallNote(dirname(folder));
}

function followPackages(root: string, names: readonly string[]): UsedPackages {
  const versions: string[] = [];
  const own: string[] = [];
  const seen = new Set<string>();
  const look = (from: string, name: string) => {
    const place = findPackage(from, name) ?? (readManifest(root).name === name ? root : undefined);
    const folder = place === undefined ? undefined : realpathSync(place);
    if (folder === undefined || seen.has(folder)) return;
    seen.add(folder);
    const { version = '', dependencies, peerDependencies } = readManifest(folder);
    versions.push(`${name} ${version}`);
    if (!folder.includes(`${sep}node_modules${sep}`)) own.push(folder);
    for (const used of Object.keys({ ...dependencies, ...peerDependencies })) look(folder, used);
  };
  for (const name of names) look(root, name);
  return { versions, own };
}

function* listCode(folder: string, isCode: (file: string) => boolean, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = below + entry.name;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isFile() && isCode(join(folder, path))) yield path;
    // An output is made from the package, not the other way round.
    else if (entry.isDirectory() && !isOutput(join(folder, path))) yield* listCode(folder, isCode, `${path}/`);
  }
}

/** The time at which the entry changed, since tools set that of the content as they like. */
function stampOf(folder: string, file: string): string {
  const { size, ctimeMs } = statSync(join(folder, file));
  return `${file} ${size} ${ctimeMs}`;
}
