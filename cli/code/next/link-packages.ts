import { cpSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addTo } from '../../system/base/add-to.ts';
import { lookThrough } from '../../system/files/look-at.ts';
import { listFolder } from '../../system/files/read-files.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { findPackage } from '../../system/packages/read-packages.ts';
import { accepts } from '../../system/packages/version-range.ts';
import { COPYING, type Mirror } from './mirror-project.ts';

/**
 * Links what is installed for a project into its mirror, and the next versions in place of the packages that have these
 * `names`: those in `installed`, a `node_modules` that is moved into the mirror. Their dependencies are the project’s own
 * where these are in range. Packages that depend on one of them are copied, because a link would lead them to the version of
 * today.
 */
export function linkPackages(project: string, mirror: Mirror, installed: string, names: readonly string[]): void {
  // Like that of pnpm: what is not in there is found in the `node_modules` around it.
  const store = join(mirror.root, 'node_modules/.docs-nav-next');
  const next = join(store, 'next/node_modules');
  mkdirSync(dirname(next), { recursive: true });
  renameSync(installed, next);
  removeShared(project, next, names);
  const nextVersions = new Map(listPackages(next).map(({ name, folder }) => [name, versionOf(folder)]));
  const today = new Map(names.map((name) => [name, versionOf(findPackage(project, name))]));
  const hosts = mirror.hosts.map((host) => ({ host, packages: listPackages(join(host, 'node_modules')) }));
  const graph = followAll(hosts.flatMap(({ packages }) => packages));
  const replaced = new Set(
    [...graph.packages.values()].flatMap(({ name, folder }) =>
      today.has(name) && today.get(name) === versionOf(folder) ? folder : [],
    ),
  );
  const copies = new Map(
    [...graph.usersOf(replaced)].flatMap((folder, at) =>
      mirror.placeOf(folder) === folder
        ? [[folder, join(store, `${at}/node_modules`, graph.packages.get(folder)?.name ?? '')]]
        : [],
    ),
  );
  const listed = new Set(mirror.hosts.flatMap((host) => rangesOf(host, 'devDependencies').map(([name]) => name)));
  const placeOf = ({ name, folder, range = '' }: Installed) => {
    // What the project does not list is there in the version that its packages need.
    const isNext = !listed.has(name) && nextVersions.has(name) && accepts(range, nextVersions.get(name) ?? '');
    return replaced.has(folder) || isNext ? join(next, name) : (copies.get(folder) ?? mirror.placeOf(folder));
  };
  for (const [folder, copied] of copies) {
    cpSync(folder, copied, COPYING);
    const { name = '', uses = [] } = graph.packages.get(folder) ?? {};
    for (const used of uses) link(placeOf(used), join(copied.slice(0, -name.length), used.name));
  }
  for (const { host, packages } of hosts) {
    const modules = join(mirror.placeOf(host), 'node_modules');
    for (const used of packages) link(placeOf(used), join(modules, used.name));
    // Commands, and what package managers note.
    for (const { name } of listFolder(join(host, 'node_modules')))
      if (/^\.(?!cache|vite)/.test(name)) link(join(host, 'node_modules', name), join(modules, name));
  }
}

/** Removes from what was installed what the project has in a version that all who need it accept. */
function removeShared(project: string, next: string, names: readonly string[]): void {
  const listAll = (modules: string): readonly Installed[] =>
    listPackages(modules).flatMap((each) => [each, ...listAll(join(each.folder, 'node_modules'))]);
  const wanted = listAll(next).flatMap(({ folder }) => rangesOf(folder));
  for (const { name, folder } of listPackages(next)) {
    const version = versionOf(findPackage(project, name));
    const isShared = version !== undefined && wanted.every(([used, range]) => used !== name || accepts(range, version));
    if (isShared && !names.includes(name)) rmSync(folder, { recursive: true });
  }
}

function versionOf(folder: string | undefined): string | undefined {
  return folder === undefined ? undefined : readPackageJson(folder).version;
}

function link(to: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(to, at, 'junction');
}

/** A package in a `node_modules`, with the real path of its folder, and the versions that who needs it accepts. */
interface Installed {
  readonly name: string;
  readonly folder: string;
  readonly range?: string;
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

/** Lists what a package depends on, with the versions that it accepts. */
function rangesOf(folder: string, also?: 'devDependencies'): readonly (readonly [name: string, range: string])[] {
  const manifest = readPackageJson(folder);
  return Object.entries({ ...manifest.peerDependencies, ...(also && manifest[also]), ...manifest.dependencies });
}

/** Follows the dependencies of packages, by the real paths of their folders. */
function followAll(from: readonly Installed[]) {
  const packages = new Map<string, Installed & { readonly uses: readonly Installed[] }>();
  const users = new Map<string, string[]>();
  const waiting = [...from];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const { folder } = each;
    if (packages.has(folder)) continue;
    const uses = rangesOf(folder).flatMap(([name, range]) => {
      const found = findPackage(folder, name);
      return found === undefined ? [] : { name, range, folder: realpathSync(found) };
    });
    packages.set(folder, { name: readPackageJson(folder).name ?? each.name, folder, uses });
    for (const used of uses) addTo(users, used.folder, folder);
    waiting.push(...uses);
  }
  /** Returns what needs one of these packages, directly or not. */
  const usersOf = (folders: ReadonlySet<string>): ReadonlySet<string> => {
    const found = new Set(folders);
    // A set is followed to its end, also what is added on the way.
    for (const folder of found) for (const user of users.get(folder) ?? []) found.add(user);
    return new Set([...found].filter((folder) => !folders.has(folder)));
  };
  return { packages, usersOf };
}
