import { spawnSync } from 'node:child_process';
import { pathFrom } from '../system/files/slashes.ts';
import type { PackageManager, Project } from '../../site/project/project.ts';
import { scriptCommand } from '../system/packages/package-manager.ts';
import { readPackageJson } from '../system/packages/read-manifest.ts';
import { findRepository } from '../system/packages/repository.ts';

/** The repository around a new site, as hooks and continuous integration see it. */
export interface Repository {
  /** Whether Git knows it yet. */
  readonly isMade: boolean;
  /** Its folder, from the site's. */
  readonly top: string;
  /** The site's folder, from there; '' if they are the same. */
  readonly below: string;
  readonly manager: PackageManager;
  /** Whether its `package.json` sets the manager with a version. */
  readonly namesVersion: boolean;
  /** The branch that changes are merged into. */
  readonly branch: string;
  /** What makes what demos import, and its folder, from the root; absent if there is nothing to make. */
  readonly build?: { readonly run: string; readonly place: string };
}

/**
 * Describes the repository of a folder, or the folder itself if there is none. The script `build` in the folder `built`
 * makes what demos import.
 */
export function describeRepository(project: Project, built?: string): Repository {
  const found = findRepository(project.root);
  const folder = found ?? project.root;
  const manager = project.packages.manager();
  return {
    isMade: found !== undefined,
    top: pathFrom(project.root, folder),
    below: pathFrom(folder, project.root),
    manager,
    namesVersion: readPackageJson(folder).packageManager !== undefined,
    branch: findMainBranch(folder),
    ...(built === undefined ? {} : { build: { run: scriptCommand(manager, 'build'), place: pathFrom(folder, built) } }),
  };
}

/** Returns the remote's main branch; without a remote, the only common name that exists; else `main`. */
function findMainBranch(folder: string): string {
  const ask = (...args: readonly string[]): string =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';
  const remote = ask('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (remote !== '') return remote.replace(/^origin\//, '');
  const common = ask('branch', '--list', '--format=%(refname:short)', 'main', 'master');
  return common === 'master' ? common : 'main';
}
