import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { didYouMean } from '../../../engine/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { Failure, saidBy } from '../../system/base/failure.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { foldersInRepository } from '../../system/packages/repository.ts';
import { accepts } from '../../system/packages/version-range.ts';

/** A package in its version of today and in the next one. */
export interface NextPackage {
  readonly name: string;
  readonly today: string;
  readonly next: string;
}

/** The next versions of packages. */
export interface InstalledNext {
  readonly packages: readonly NextPackage[];
  /** Which packages that they need the project has in none of the versions that they accept; a sentence each. */
  readonly notes: readonly string[];
}

/** A folder is installed as if it were published. Peers are left to the project. Scripts of npm may run it silently. */
const INSTALL =
  'install --install-links --ignore-scripts --legacy-peer-deps --no-audit --no-fund --loglevel=error --fetch-retries=1 --fetch-retry-mintimeout=1000';

/**
 * Installs the next versions of packages into a new folder, with what they depend on, but without their peers. Each of
 * `specs` is a name with a version, a folder or a packed file, from `cwd`. No script is run.
 */
export async function installNext(
  project: Project,
  specs: readonly string[],
  folder: string,
  { cwd, signal }: { readonly cwd: string; readonly signal: AbortSignal },
): Promise<InstalledNext> {
  const wanted = specs.map((spec) => {
    if (existsSync(resolve(cwd, spec))) return resolve(cwd, spec);
    todayOf(project, spec.replace(/(?<=.)@.*/, ''));
    return spec;
  });
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  // It may name the registry of a scope.
  const settings = foldersInRepository(project.root).map((place) => join(place, '.npmrc'));
  for (const file of settings.filter(existsSync).slice(0, 1)) cpSync(file, join(folder, '.npmrc'));
  await runNpm([...INSTALL.split(' '), ...wanted], { cwd: folder, signal });
  const manifests = Object.keys(readPackageJson(folder).dependencies ?? {}).map((name) => ({
    version: '0.0.0',
    ...readPackageJson(join(folder, 'node_modules', name)),
    name,
  }));
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  const notes = manifests.flatMap(({ name, version, peerDependencies = {}, peerDependenciesMeta: optional }) =>
    Object.entries(peerDependencies).flatMap(([peer, range]) => {
      const found = versions.get(peer) ?? project.packages.version(peer);
      if (found === undefined ? optional?.[peer]?.optional : accepts(range, found)) return [];
      return `${name} ${version} needs ${peer} ${range}, but ${found === undefined ? 'it is not' : `${found} is`} installed`;
    }),
  );
  return {
    packages: manifests.map(({ name, version }) => ({ name, today: todayOf(project, name), next: version })),
    notes,
  };
}

/** Returns the version of a package that the project has now; throws a Failure if there is nothing to compare. */
function todayOf({ root, packages }: Project, name: string): string {
  const version = packages.version(name);
  if (version === undefined)
    throw new Failure(
      `The project has no package \`${name}\`, so nothing can be compared.`,
      didYouMean(name, packages.listInstalled()) ??
        'name an installed one with its next version, such as `pebble@4.0.0-rc.1`, or the path of a folder or a packed file',
    );
  if (packages.find(name) !== root) return version;
  throw new Failure(
    `\`${name}\` is the project itself, and its documentation shows the source that is here.`,
    'run `docs-nav check-code` without --with where the source of the next version is',
  );
}

const OFFLINE = /code (?:E(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH|NOTCACHED)|ERR_SOCKET_TIMEOUT)/;

/** Runs npm; throws a Failure with what it says is wrong. */
async function runNpm(args: readonly string[], options: { readonly cwd: string; readonly signal: AbortSignal }) {
  try {
    await promisify(execFile)('npm', args, { ...options, shell: process.platform === 'win32' });
  } catch (error) {
    if (options.signal.aborted) throw error;
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const [, words = saidBy(error)] =
      /^npm (?:error|ERR!) (?!code |errno |syscall |path )(?:[a-z]+ (?=[A-Z])|\d+ )?(.+)/m.exec(said) ?? [];
    throw new Failure(
      `npm could not install the next version: ${words}`,
      OFFLINE.test(said)
        ? 'connect to the network, or name a folder or a packed file'
        : 'name what can be installed; `npm view <package> versions` lists what is published',
    );
  }
}
