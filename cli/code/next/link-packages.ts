import { cpSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onceEach } from '../../system/base/once.ts';
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
  const hosts = mirror.hosts.map((host) => ({ host, packages: listPackages(join(host, 'node_modules')) }));
  const all = new Set(hosts.flatMap(({ packages }) => packages.map(({ folder }) => folder)));
  const usesOf = onceEach(findUsed);
  // A set is followed to its end, also what is added on the way.
  for (const folder of all) for (const used of usesOf(folder)) all.add(used.folder);
  const replaced = new Set(names.map((name) => realpathSync(findPackage(project, name) ?? '')));
  const reaching = new Set(replaced);
  for (let before = 0; before < reaching.size;) {
    before = reaching.size;
    for (const folder of all) if (usesOf(folder).some((used) => reaching.has(used.folder))) reaching.add(folder);
  }
  const dependents = [...reaching].filter((folder) => !replaced.has(folder) && mirror.placeOf(folder) === folder);
  const copies = new Map(dependents.map((folder, at) => [folder, join(store, `${at}/node_modules`, nameOf(folder))]));
  const listed = new Set(
    [project, ...mirror.hosts].flatMap((host) => rangesOf(host, 'devDependencies').map(([name]) => name)),
  );
  const placeOf = ({ name, folder, range = '' }: Installed) => {
    const version = listed.has(name) ? undefined : readPackageJson(join(next, name)).version;
    // What the project does not list is there in the version that its packages need.
    const isNext = replaced.has(folder) || (version !== undefined && accepts(range, version));
    return isNext ? join(next, name) : (copies.get(folder) ?? mirror.placeOf(folder));
  };
  for (const [folder, copied] of copies) {
    cpSync(folder, copied, COPYING);
    for (const used of usesOf(folder)) link(placeOf(used), join(copied.slice(0, -nameOf(folder).length), used.name));
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
    const { version } = readPackageJson(findPackage(project, name) ?? folder);
    const isOwn = findPackage(project, name) !== undefined && !names.includes(name);
    if (isOwn && wanted.every(([used, range]) => used !== name || accepts(range, version ?? '')))
      rmSync(folder, { recursive: true });
  }
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

function nameOf(folder: string): string {
  return readPackageJson(folder).name ?? '';
}

/** Lists what a package depends on, with the versions that it accepts. */
function rangesOf(folder: string, also?: 'devDependencies'): readonly (readonly [name: string, range: string])[] {
  const manifest = readPackageJson(folder);
  return Object.entries({ ...manifest.peerDependencies, ...(also && manifest[also]), ...manifest.dependencies });
}

/** Finds what is installed of that. */
function findUsed(folder: string): readonly Installed[] {
  return rangesOf(folder).flatMap(([name, range]) => {
    const found = findPackage(folder, name);
    return found === undefined ? [] : { name, range, folder: realpathSync(found) };
  });
}
