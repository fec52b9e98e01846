import { spawnSync } from 'node:child_process';
import type { FileMove } from '../../engine/edit/index.ts';

/**
 * Moves files in Git's index, like `git mv`: staged changes move along, and other edits stay unstaged. Does nothing
 * without a repository, or if Git does not track the files. The files on disk have been moved already.
 */
export function moveInIndex(root: string, moves: readonly FileMove[]): void {
  if (moves.length === 0) return;
  const listed = git(root, ['ls-files', '--stage', '-z', '--', ...foldersOf(moves)]);
  if (listed === undefined) return;
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const lines = listed.split('\0').flatMap((entry) => {
    const [mode, hash, stage, path = ''] = entry.split(/[ \t]/, 3).concat(entry.slice(entry.indexOf('\t') + 1));
    const to = targets.get(path);
    return to === undefined || stage !== '0'
      ? []
      : [`0 ${'0'.repeat(hash?.length ?? 40)}\t${path}`, `${mode} ${hash} 0\t${to}`];
  });
  // Removed paths come first: one of them may be a folder of the new ones.
  const ordered = [...lines.filter((line) => line.startsWith('0 ')), ...lines.filter((line) => !line.startsWith('0 '))];
  if (ordered.length > 0)
    git(root, ['update-index', '-z', '--index-info'], ordered.map((line) => `${line}\0`).join(''));
}

/** Returns the folders to pass to Git: a list of all files could exceed the maximum length of a command line. */
function foldersOf(moves: readonly FileMove[]): readonly string[] {
  return [...new Set(moves.map(({ from }) => from.split('/', 2).join('/')))];
}

/** Returns the output of Git; `undefined` without Git or a repository. */
function git(root: string, args: readonly string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['--literal-pathspecs', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : undefined;
}
