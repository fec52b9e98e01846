import { spawnSync } from 'node:child_process';
import type { FileMove } from '../../engine/edit/index.ts';

/**
 * Moves files in git's index, as `git mv` does: what is staged of them goes along, and edits stay unstaged. Where there
 * is no repository, or git does not know the files, nothing happens. The files on disk have moved already.
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
  // Paths that go come first: one of them may be a folder of the new ones.
  const ordered = [...lines.filter((line) => line.startsWith('0 ')), ...lines.filter((line) => !line.startsWith('0 '))];
  if (ordered.length > 0)
    git(root, ['update-index', '-z', '--index-info'], ordered.map((line) => `${line}\0`).join(''));
}

/** What to ask git for: a list of every file could be longer than a command line may be. */
function foldersOf(moves: readonly FileMove[]): readonly string[] {
  return [...new Set(moves.map(({ from }) => from.split('/', 2).join('/')))];
}

/** The output of git; `undefined` where there is no git or no repository. */
function git(root: string, args: readonly string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['--literal-pathspecs', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : undefined;
}
