import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { didYouMean } from '../../../engine/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { Failure } from '../../system/base/failure.ts';
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

/** A folder is installed as if it were published. Peers are left to the project. */
const INSTALL =
  'install --install-links --ignore-scripts --legacy-peer-deps --no-audit --no-fund --fetch-retries=1 --fetch-retry-mintimeout=1000';

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
  const wanted = specs.map((spec) => readSpec(project, spec, cwd));
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

/** Returns what npm is asked for; throws a Failure if nothing can be meant, or nothing compared. */
function readSpec(project: Project, spec: string, cwd: string): string {
  const path = resolve(cwd, spec);
  const isFile = existsSync(path);
  const [, called] = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@[^\s/]+)?$/.exec(spec) ?? [];
  const name = isFile ? readPackageJson(path).name : called;
  if (name === undefined && !(isFile && statSync(path).isFile()))
    throw new Failure(
      isFile
        ? `The folder \`${spec}\` has no package.json with a name.`
        : `\`${spec}\` is neither a package with a version, nor a folder, nor a packed file.`,
      'write something like `pebble@4.0.0-rc.1`, or the path of what is published',
    );
  if (name !== undefined) todayOf(project, name);
  return isFile ? path : spec;
}

function todayOf({ root, packages }: Project, name: string): string {
  const version = packages.version(name);
  if (version === undefined)
    throw new Failure(
      `The project has no package \`${name}\`, so nothing can be compared.`,
      didYouMean(name, packages.listInstalled()) ?? 'install the version that is documented today',
    );
  if (packages.find(name) !== root) return version;
  throw new Failure(
    `\`${name}\` is the project itself, and its documentation shows the source that is here.`,
    'run `docs-nav check-code` without --with where the source of the next version is',
  );
}

const OFFLINE = /^(?:E(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH|NOTCACHED)|ERR_SOCKET_TIMEOUT)$/;

/** Runs npm; throws a Failure with what it says is wrong. */
async function runNpm(args: readonly string[], options: { readonly cwd: string; readonly signal: AbortSignal }) {
  const shell = process.platform === 'win32';
  const child = spawn('npm', args, { ...options, shell, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((end, fail) => child.once('error', fail).once('close', end));
  const [said, status] = await Promise.all([text(child.stderr), ended]);
  if (status === 0) return;
  const lines = Array.from(said.matchAll(/^npm (?:error|ERR!) (.+)/gm), ([, line = '']) => line);
  const code = lines.find((line) => line.startsWith('code '))?.slice('code '.length) ?? '';
  const words = lines.find((line) => !/^(?:code|errno|syscall) /.test(line))?.replace(/^(?:\d+|notarget) /, '');
  const isOffline = OFFLINE.test(code);
  throw new Failure(
    `npm could not install the next version: ${words ?? `it ended with ${status}`}`,
    isOffline
      ? 'connect to the network, or name a folder or a packed file'
      : 'see which versions `npm view <package> versions` lists',
  );
}
