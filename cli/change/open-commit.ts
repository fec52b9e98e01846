import type { Project } from '../../site/project/project.ts';
import { Failure } from '../system/base/failure.ts';
import { git } from './git.ts';

/** A project's files at a commit, with nothing read yet. */
export interface Commit {
  /** Hash of each regular file's content, by its path from the root. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of files that have changed or been removed since. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Looks up the files of a project at a commit. Throws a Failure if the history or the commit is missing. The Git
 * processes run in parallel, and the caller can read the current project in the meantime.
 */
export async function openCommit(project: Project, ref: string): Promise<Commit> {
  // No revision starts with a hyphen, which Git would take for an option.
  const name = ref.startsWith('-') ? '' : `${ref}^{commit}`;
  const [repository, commit, listed, changed] = await Promise.all([
    git(project.root, ['rev-parse', '--git-dir']),
    git(project.root, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]),
    git(project.root, ['ls-tree', '-r', '-z', name]),
    git(project.root, ['diff', '--name-only', '--no-renames', '--relative', '-z', name, '--']),
  ]);
  if (repository === undefined)
    throw new Failure(
      'The project is not in a git repository.',
      'pass a manifest.json written by `docs-nav routes --out`',
    );
  if (commit === undefined) {
    const isShallow =
      (await git(project.root, ['rev-parse', '--is-shallow-repository']))?.toString('utf8').trim() === 'true';
    throw new Failure(
      `There is neither a commit nor a file \`${ref}\`.`,
      isShallow
        ? 'this clone lacks most of the history: run `git fetch --unshallow`, or set `fetch-depth: 0` where CI checks it out'
        : 'name a branch, a tag, a commit or a manifest.json',
    );
  }
  return {
    files: new Map(listed?.toString('utf8').split('\0').flatMap(toFile)),
    changed: new Set(changed?.toString('utf8').split('\0')),
  };
}

/** Keeps only regular files, as on disk: neither links nor other repositories. */
function toFile(entry: string): readonly (readonly [path: string, hash: string])[] {
  const [, hash, path] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
  return hash === undefined || path === undefined ? [] : [[path, hash]];
}

/** Looks up the files of a project as they are staged, which is how the next commit will have them. */
export async function openIndex(project: Project): Promise<Commit> {
  const [listed, changed] = await Promise.all([
    git(project.root, ['ls-files', '--stage', '-z']),
    git(project.root, ['diff', '--name-only', '--no-renames', '--relative', '-z', '--']),
  ]);
  if (listed === undefined)
    throw new Failure('The project is not in a git repository.', 'run the command without `--staged`');
  const entries = listed.toString('utf8').split('\0');
  const unmerged = entries.map((entry) => /^\d+ [0-9a-f]+ [123]\t(.*)$/s.exec(entry)?.[1]).find(Boolean);
  if (unmerged !== undefined)
    throw new Failure(`\`${unmerged}\` has conflicts.`, 'solve them, and stage the file with `git add`');
  return {
    files: new Map(entries.flatMap((entry) => toFile(entry.replace(/^(\d+) ([0-9a-f]+) 0\t/, '$1 blob $2\t')))),
    changed: new Set(changed?.toString('utf8').split('\0')),
  };
}
