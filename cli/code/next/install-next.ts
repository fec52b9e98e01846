import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** What was installed: the packages that were asked for, where all of it is, and what does not fit the project. */
export interface NextPackages {
  readonly packages: readonly NextPackage[];
  /** Absolute path of the `node_modules`. */
  readonly installed: string;
  /** A sentence each. */
  readonly notes: readonly string[];
}

/**
 * Installs the next versions of packages into a folder, with what they depend on, but without their peers, which stay those
 * of the project. Each of `specs` is a name with a version, a folder or a packed file, from `cwd`. No script is run.
 */
export async function installNext(
  project: Project,
  specs: readonly string[],
  folder: string,
  { cwd, signal }: { readonly cwd: string; readonly signal: AbortSignal },
): Promise<NextPackages> {
  const wanted = specs.map((spec) => readSpec(project, spec, cwd));
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  // It may say which registry has a scope.
  const settings = foldersInRepository(project.root)
    .map((place) => join(place, '.npmrc'))
    .find(existsSync);
  if (settings !== undefined) writeFileSync(join(folder, '.npmrc'), readFileSync(settings), { mode: 0o600 });
  await runNpm([...INSTALL, ...wanted], { cwd: folder, signal }, specs);
  const installed = join(folder, 'node_modules');
  const names = Object.keys(readPackageJson(folder).dependencies ?? {});
  const packages = names.map((name) => ({
    name,
    today: todayOf(project, name),
    next: readPackageJson(join(installed, name)).version ?? '0.0.0',
  }));
  return { packages, installed, notes: names.flatMap((name) => listUnfit(project, installed, name, packages)) };
}

/** A folder is installed as if it were published. */
const INSTALL = [
  'install',
  '--install-links',
  '--ignore-scripts',
  '--legacy-peer-deps',
  '--no-audit',
  '--no-fund',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

/** Returns what npm is asked for; throws a Failure if nothing can be meant, or if the project does not have the package. */
function readSpec(project: Project, spec: string, cwd: string): string {
  const path = resolve(cwd, spec);
  if (existsSync(path)) {
    const isFolder = statSync(path).isDirectory();
    const { name } = isFolder ? readPackageJson(path) : {};
    if (isFolder && name === undefined)
      throw new Failure(`The folder \`${spec}\` has no package.json with a name.`, 'name the folder that is published');
    if (name !== undefined) todayOf(project, name);
    return path;
  }
  const [, name] = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@[^\s/]+)?$/.exec(spec) ?? [];
  if (name === undefined || /\.t(?:ar\.)?gz$/.test(spec))
    throw new Failure(
      `\`${spec}\` is neither a folder, nor a packed file, nor a package.`,
      'write a name with a version, such as `pebble@4.0.0-rc.1`, or the path of a folder or of a `.tgz`',
    );
  todayOf(project, name);
  return spec;
}

function todayOf({ root, packages }: Project, name: string): string {
  if (packages.find(name) === root)
    throw new Failure(
      `\`${name}\` is the project itself, so its documentation shows the source that is here.`,
      'run `docs-nav check-code` without --with where the next version is',
    );
  const version = packages.version(name);
  if (version !== undefined) return version;
  throw new Failure(
    `The project has no package \`${name}\`, so that nothing can be compared.`,
    didYouMean(name, packages.listInstalled()) ?? 'install the version that it is documented in first',
  );
}

/** Says which peers of a package the project has in no version that it accepts. */
function listUnfit(
  { packages: installedNow }: Project,
  installed: string,
  name: string,
  packages: readonly NextPackage[],
): readonly string[] {
  const { version = '', peerDependencies = {}, peerDependenciesMeta } = readPackageJson(join(installed, name));
  return Object.entries(peerDependencies).flatMap(([peer, range]) => {
    const found = packages.find((each) => each.name === peer)?.next ?? installedNow.version(peer);
    if (found === undefined ? peerDependenciesMeta?.[peer]?.optional === true : accepts(range, found)) return [];
    return `${name} ${version} needs ${peer} ${range}, but ${found === undefined ? 'it is not installed' : `${found} is installed`}`;
  });
}

async function runNpm(
  args: readonly string[],
  options: { readonly cwd: string; readonly signal: AbortSignal },
  specs: readonly string[],
): Promise<void> {
  const child = spawn('npm', args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<number | null>((end, fail) => child.once('error', fail).once('close', end));
  const [said, status] = await Promise.all([text(child.stderr), ended]);
  if (status === 0) return;
  const [, code = ''] = /npm (?:error|ERR!) code (\w+)/.exec(said) ?? [];
  const lines = Array.from(
    said.matchAll(/^npm (?:error|ERR!) (?!code|errno|syscall)(?:\d{3} |notarget )?(.+)/gm),
    ([, line = '']) => line,
  );
  throw new Failure(
    `npm cannot install ${specs.map((spec) => `\`${spec}\``).join(', ')}: ${lines[0] ?? `it ended with ${status}`}`,
    OFFLINE.test(code)
      ? 'connect to the network, or name a folder or a packed file'
      : code === 'ETARGET' || code === 'E404'
        ? `choose a version that \`npm view ${specs[0]?.replace(/(?<=.)@.*/, '')} versions\` lists`
        : 'correct what npm says, and run the command again',
  );
}

const OFFLINE =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/;
