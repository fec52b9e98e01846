import { cpSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addTo } from '../../system/base/add-to.ts';
import { lookAt, lookThrough } from '../../system/files/look-at.ts';
import { listFolder } from '../../system/files/read-files.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { findPackage } from '../../system/packages/read-packages.ts';
import { accepts } from '../../system/packages/version-range.ts';
import { COPYING, type Mirror } from './mirror-project.ts';

/** The folder in the `node_modules` of a mirror for what is not linked there: like the store of pnpm. */
const STORE = '.docs-nav-next';

/**
 * Links what is installed for a project into its mirror, and the next versions in place of the packages that have these
 * `names`: those in `installed`, a `node_modules` that is moved into the mirror. Their dependencies are the project’s own
 * where these are in range. Packages that depend on one of them are copied, because a link would lead them to the version of
 * today.
 */
export function linkPackages(project: string, mirror: Mirror, installed: string, names: readonly string[]): void {
  const store = join(mirror.root, 'node_modules', STORE);
  const next = join(store, 'next/node_modules');
  mkdirSync(dirname(next), { recursive: true });
  renameSync(installed, next);
  removeShared(project, next, names);
  const hosts = mirror.hosts.map((host) => ({ host, packages: listPackages(join(host, 'node_modules')) }));
  const today = new Map(names.map((name) => [name, versionOf(findPackage(project, name))]));
  const isReplaced = ({ name, folder }: Installed) => today.has(name) && today.get(name) === versionOf(folder);
  const graph = followAll(hosts.flatMap(({ packages }) => packages));
  const replaced = [...graph.packages.values()].filter(isReplaced).map(({ folder }) => folder);
  const dependents = [...graph.usersOf(replaced)].filter((folder) => mirror.placeOf(folder) === folder);
  const copies = new Map(
    dependents.map((folder, at) => [
      folder,
      join(store, String(at), 'node_modules', graph.packages.get(folder)?.name ?? ''),
    ]),
  );
  const placeOf = ({ name, folder }: Installed) =>
    replaced.includes(folder) ? join(next, name) : (copies.get(folder) ?? mirror.placeOf(folder));
  for (const [folder, copied] of copies) {
    cpSync(folder, copied, COPYING);
    const { name = '', uses = [] } = graph.packages.get(folder) ?? {};
    for (const used of uses) link(placeOf(used), join(copied.slice(0, -name.length), used.name));
  }
  const listed = new Set(mirror.hosts.flatMap(listDependencies).map(([name]) => name));
  // What a package manager puts there because something else needs it is the next one then.
  const isNext = (name: string) => !listed.has(name) && lookAt(join(next, name)) !== undefined;
  for (const { host, packages } of hosts) {
    const modules = join(mirror.placeOf(host), 'node_modules');
    for (const used of packages)
      link(isNext(used.name) ? join(next, used.name) : placeOf(used), join(modules, used.name));
    // Commands, and what package managers note.
    for (const { name } of listFolder(join(host, 'node_modules')))
      if (name.startsWith('.') && !CACHES.test(name)) link(join(host, 'node_modules', name), join(modules, name));
  }
}

const CACHES = /^\.(?:cache|vite)/;

/** Removes from what was installed what the project has in a version that all who need it accept. */
function removeShared(project: string, next: string, names: readonly string[]): void {
  const all = listAll(next);
  const wanted = all.flatMap(({ folder }) => Object.entries(readPackageJson(folder).dependencies ?? {}));
  for (const { name, folder } of listPackages(next)) {
    const version = versionOf(findPackage(project, name));
    const isShared = version !== undefined && wanted.every(([used, range]) => used !== name || accepts(range, version));
    if (isShared && !names.includes(name)) rmSync(folder, { recursive: true });
  }
}

function versionOf(folder: string | undefined): string | undefined {
  return folder === undefined ? undefined : readPackageJson(folder).version;
}

function listAll(modules: string): readonly Installed[] {
  return listPackages(modules).flatMap((each) => [each, ...listAll(join(each.folder, 'node_modules'))]);
}

function link(to: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(to, at, 'junction');
}

/** A package in a `node_modules`, with the real path of its folder. */
interface Installed {
  readonly name: string;
  readonly folder: string;
}

function listPackages(modules: string): readonly Installed[] {
  const names = listFolder(modules).flatMap(({ name }) =>
    name.startsWith('@') ? listFolder(join(modules, name)).map((scoped) => `${name}/${scoped.name}`) : name,
  );
  return names.flatMap((name) => {
    const isPackage = !name.startsWith('.') && lookThrough(join(modules, name))?.isDirectory() === true;
    return isPackage ? { name, folder: realpathSync(join(modules, name)) } : [];
  });
}

/** Lists what a package depends on, with the ranges of versions. */
function listDependencies(folder: string): readonly (readonly [name: string, range: string])[] {
  const { dependencies, devDependencies, peerDependencies } = readPackageJson(folder);
  return Object.entries({ ...peerDependencies, ...devDependencies, ...dependencies });
}

/** Follows the dependencies of packages, by the real paths of their folders. */
function followAll(from: readonly Installed[]) {
  const packages = new Map<string, Installed & { readonly uses: readonly Installed[] }>();
  const users = new Map<string, string[]>();
  const waiting = [...from];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const { folder } = each;
    if (packages.has(folder)) continue;
    const { name = each.name, dependencies, peerDependencies } = readPackageJson(folder);
    const uses = Object.keys({ ...dependencies, ...peerDependencies }).flatMap((used) => {
      const found = findPackage(folder, used);
      return found === undefined ? [] : { name: used, folder: realpathSync(found) };
    });
    packages.set(folder, { name, folder, uses });
    for (const used of uses) addTo(users, used.folder, folder);
    waiting.push(...uses);
  }
  return {
    packages,
    /** Returns what needs one of these packages, directly or not. */
    usersOf(folders: readonly string[]): ReadonlySet<string> {
      const found = new Set<string>();
      const reached = [...folders];
      for (let folder = reached.pop(); folder !== undefined; folder = reached.pop())
        for (const user of users.get(folder) ?? [])
          if (!folders.includes(user) && !found.has(user)) {
            found.add(user);
            reached.push(user);
          }
      return found;
    },
  };
}
