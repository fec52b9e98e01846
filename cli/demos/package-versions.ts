import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage } from '../read-packages.ts';

/** An installed package, as a project that uses it would have to ask for it. */
export interface InstalledPackage {
  readonly version: string;
  /** Packages that have to be installed with it. */
  readonly peers?: readonly string[];
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g;

/** Names of the packages that sources import. */
export function packageNamesIn(sources: readonly string[]): readonly string[] {
  return [...new Set(sources.flatMap((source) => Array.from(source.matchAll(IMPORT), ([, name = '']) => name)))].toSorted();
}

/** What is installed of the named packages and of their peers. */
export function readVersions(root: string, names: readonly string[]): Readonly<Record<string, InstalledPackage>> {
  const found: Record<string, InstalledPackage> = {};
  const open = new Set(names);
  for (const name of open) {
    const folder = findPackage(root, name);
    if (folder === undefined) continue;
    const { version = '', peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
    found[name] = { version, ...(peers.length === 0 ? {} : { peers }) };
    for (const peer of peers) open.add(peer);
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface PackageJson {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
