import { Failure } from '../failure.ts';
import { git } from './git.ts';

/** A project's files at a commit, of which nothing is read yet. */
export interface Commit {
  /** Hash of the content of each regular file, by its path from the root. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of files that are other ones now, or gone. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Looks up what a project consisted of at a commit. Throws a Failure that says what is missing: the history or the
 * commit. Its git processes run side by side, so that a caller can read the project meanwhile.
 */
export async function openCommit(root: string, ref: string): Promise<Commit> {
  // No name starts with a hyphen; git would take it for an option.
  const name = ref.startsWith('-') ? '' : `${ref}^{commit}`;
  const [repository, commit, listed, changed] = await Promise.all([
    git(root, ['rev-parse', '--git-dir']),
    git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]),
    git(root, ['ls-tree', '-r', '-z', name]),
    git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', name, '--']),
  ]);
  if (repository === undefined)
    throw new Failure(
      'The project is not in a git repository.',
      'name a manifest.json that `docs-nav routes --out` wrote',
    );
  if (commit === undefined)
    throw new Failure(
      `There is neither a commit nor a file \`${ref}\`.`,
      'name a branch, a tag, a commit or a manifest.json',
    );
  return {
    files: new Map(listed?.toString('utf8').split('\0').flatMap(toFile)),
    changed: new Set(changed?.toString('utf8').split('\0')),
  };
}

/** Regular files only, as on disk: neither links nor other repositories. */
function toFile(entry: string): readonly (readonly [path: string, hash: string])[] {
  const [, hash, path] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
  return hash === undefined || path === undefined ? [] : [[path, hash]];
}
