import type { Project } from '../../site/project/project.ts';
import { Failure } from '../system/base/failure.ts';
import { git } from '../system/git.ts';

/** A project's files at a commit, with nothing read yet. */
export interface Commit {
  /** Hash of each regular file's content, by its path from the root. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of files that have changed or been removed since. */
  readonly changed: ReadonlySet<string>;
  /** Paths of links and submodules: what is behind them is not in this repository, and counts as it is on disk. */
  readonly leading: readonly string[];
}

/** Returns whether a file is behind a link or in a submodule of a commit. */
export function isBehind({ leading }: Commit, path: string): boolean {
  return leading.some((at) => path === at || path.startsWith(`${at}/`));
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
    listChanged(project.root, [name]),
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
  return toCommit(listed, changed);
}

/** Gathers the entries of a commit or of the index. Throws a Failure if Git cannot read its index. */
function toCommit(listed: Buffer | undefined, changed: ReadonlySet<string> | undefined): Commit {
  if (listed === undefined || changed === undefined)
    throw new Failure(
      'Git cannot read the index of this repository.',
      '`git status` says why; `rm "$(git rev-parse --git-path index)"` and then `git reset` make a new one, with nothing staged',
    );
  const entries = listed.toString('utf8').split('\0');
  const leading = entries.flatMap((entry) => /^1[26]0000 [^\t]*\t(.*)$/s.exec(entry)?.[1] ?? []);
  return { files: new Map(entries.flatMap(toFile)), changed, leading };
}

/** Keeps only regular files. */
function toFile(entry: string): readonly (readonly [path: string, hash: string])[] {
  const [, hash, path] = /^100\d+ (?:blob )?([0-9a-f]+)(?: 0)?\t(.*)$/s.exec(entry) ?? [];
  return hash === undefined || path === undefined ? [] : [[path, hash]];
}

/**
 * Lists the files that differ from a commit, or from the index, and those marked `assume-unchanged` or `skip-worktree`, of
 * which Git does not look at the disk. What Git LFS keeps counts as it is on disk: Git has only a pointer. `undefined`
 * without an index.
 */
async function listChanged(root: string, commit: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const [differing, marked] = await Promise.all([
    git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', ...commit, '--']),
    git(root, ['ls-files', '-v', '-z']),
  ]);
  if (differing === undefined || marked === undefined) return undefined;
  const unseen = marked.toString('utf8').match(/(?<=(?:^|\0)[a-zS] )[^\0]+/g) ?? [];
  const paths = new Set([...differing.toString('utf8').split('\0').slice(0, -1), ...unseen]);
  if (paths.size === 0) return paths;
  const kept = await git(root, ['check-attr', '--cached', '--stdin', '-z', 'filter'], [...paths, ''].join('\0'));
  for (const [, path = ''] of kept?.toString('utf8').matchAll(/([^\0]+)\0filter\0lfs\0/g) ?? []) paths.delete(path);
  return paths;
}

/** Looks up the files of a project as they are staged, which is how the next commit will have them. */
export async function openIndex(project: Project): Promise<Commit> {
  const [repository, listed, changed] = await Promise.all([
    git(project.root, ['rev-parse', '--git-dir']),
    git(project.root, ['ls-files', '--stage', '-z']),
    listChanged(project.root, []),
  ]);
  if (repository === undefined)
    throw new Failure('The project is not in a git repository.', 'run the command without `--staged`');
  const unmerged = /(?:^|\0)\d+ [0-9a-f]+ [123]\t([^\0]*)/.exec(listed?.toString('utf8') ?? '')?.[1];
  if (unmerged !== undefined)
    throw new Failure(`\`${unmerged}\` has conflicts.`, 'solve them, and stage the file with `git add`');
  return toCommit(listed, changed);
}
