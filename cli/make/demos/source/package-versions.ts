import { dirname } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';
import { onceEach } from '../../../system/base/once.ts';
import { readPackageJson } from '../../../system/packages/read-manifest.ts';
import type { ModuleImport } from '../../../system/modules/read-modules.ts';

/** An installed package, as a dependency of another project. */
export interface InstalledPackage {
  readonly version: string;
  /** Packages that have to be installed with it. */
  readonly peers?: readonly string[];
}

/** Installed packages by name. */
export type InstalledPackages = Readonly<Record<string, InstalledPackage>>;

const PACKAGE = /^((?:@[\w.-]+\/)?[a-z\d][\w.-]*)(?:\/|$)/i;

/** Returns the names of imported packages. */
export function packageNamesIn(imports: readonly Pick<ModuleImport, 'from'>[]): readonly string[] {
  return [...new Set(imports.flatMap(({ from }) => ownerOf(from) ?? []))].toSorted();
}

/** The same few specifiers are asked for thousands of times. */
const ownerOf = onceEach((from: string) => PACKAGE.exec(from)?.[1]);

/**
 * Finds the installed versions of packages and of their peers. An optional peer is included if the project itself
 * depends on it: the demos were built with it, and often do not run without.
 */
export function readVersions(project: Project, names: readonly string[]): InstalledPackages {
  const found: Record<string, InstalledPackage> = {};
  const asked = namesAskedFor(project.root);
  const open = new Set(names);
  for (const name of open) {
    const folder = project.packages.find(name);
    if (folder === undefined) continue;
    const { version = '', peerDependencies = {}, peerDependenciesMeta = {} } = readPackageJson(folder);
    const peers = Object.keys(peerDependencies).filter((peer) => {
      const isOptional = peerDependenciesMeta[peer]?.optional === true;
      return !isOptional || (!peer.startsWith('@types/') && asked.has(peer));
    });
    found[name] = { version, ...(peers.length === 0 ? {} : { peers }) };
    for (const peer of peers) open.add(peer);
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the dependencies of the project and of the folders above it: in a monorepo, the documentation may have no
 * `package.json` of its own.
 */
function namesAskedFor(root: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let folder = root, below = ''; folder !== below; [folder, below] = [dirname(folder), folder]) {
    const { dependencies = {}, devDependencies = {} } = readPackageJson(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) names.add(name);
  }
  return names;
}
