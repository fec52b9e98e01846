import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileMove } from '../../engine/edit/index.ts';
import { tryRemove } from './files/file-system.ts';

/** One file of an edit: its old and new path, which are the same if only its text changes. Paths from the root. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** The file's stamp when the edit was prepared; absent for a new file. */
  readonly stamp?: Stamp | undefined;
}

/** Size in bytes, and modification time in milliseconds. */
type Stamp = readonly [size: number, mtimeMs: number];

/** The steps of an edit; until step n is done, its file is beside the journal under the name n. */
export interface Journal {
  /** The command without `docs-nav`, such as `mv /a /b`. */
  readonly command: string;
  readonly steps: readonly Step[];
}

export const JOURNAL = 'journal.json';

/** Returns whether a value is a journal of which each step leads where `mayLead` allows, and none through another. */
export function isJournal(value: unknown, mayLead: (step: Step) => boolean): value is Journal {
  const { command, steps } = Object(value) as Partial<Record<keyof Journal, unknown>>;
  if (typeof command !== 'string' || !Array.isArray(steps)) return false;
  const isStep = (step: Partial<Step> | null): step is Step =>
    typeof step?.from === 'string' && typeof step.to === 'string' && mayLead(step as Step);
  if (!steps.every(isStep)) return false;
  const targets = new Set(steps.map(({ to }) => to));
  // A step could put a link where another one passes.
  const passes = (path: string): boolean => targets.has(path) || (dirname(path) !== path && passes(dirname(path)));
  return !steps.some(({ to }) => passes(dirname(to)));
}

/** A finished edit. */
export interface FinishedEdit {
  readonly command: string;
  readonly files: number;
  /** Files that someone changed after the edit was prepared: they move, but keep that text. */
  readonly kept: readonly string[];
}

/** Moves every file of an edit to its place. The outcome is the same whatever part of it was done before. */
export function finishEdit(root: string, folder: string): FinishedEdit {
  const { command, steps } = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as Journal;
  const targets = new Set(steps.map(({ to }) => to));
  const waiting = steps.flatMap((step, at) => {
    const staged = join(folder, String(at));
    // A link counts as well, even if its target is not reachable from here.
    return stampOf(staged) === undefined ? [] : [{ ...step, staged }];
  });
  // A finished file may have replaced another file of the edit.
  const placed = new Set(steps.filter((step) => !waiting.some(({ to }) => to === step.to)).map(({ to }) => to));
  const isChanged = ({ from, stamp }: Step): boolean => {
    const now = placed.has(from) ? undefined : stampOf(join(root, from));
    return now !== undefined && (stamp === undefined || now.some((value, at) => value !== stamp[at]));
  };
  const changed = new Set(waiting.filter(isChanged));
  // Changed files are moved away first, since another file of the edit may take their place.
  for (const { from, staged } of changed) renameSync(join(root, from), staged);
  for (const { to, staged } of waiting) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(staged, join(root, to));
  }
  const left = steps.filter(({ from }) => !targets.has(from));
  const late = left.filter(isChanged);
  const gone = left.filter((step) => !late.includes(step));
  for (const { from } of gone) rmSync(join(root, from), { force: true });
  for (const parent of new Set(gone.map(({ from }) => dirname(from)))) removeEmpty(root, parent);
  moveInIndex(
    root,
    steps.filter(({ from, to }) => from !== to),
  );
  rmSync(folder, { recursive: true, force: true });
  return {
    command,
    files: steps.length,
    kept: [...Array.from(changed, ({ to }) => to), ...late.map(({ from }) => from)],
  };
}

/** Returns the stamp of a file or link; undefined if there is none. */
export function stampOf(path: string): Stamp | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs];
}

/** Removes a folder that is now empty, and then its empty parents. */
function removeEmpty(root: string, folder: string): void {
  for (let at = folder; at !== '.' && at !== '' && tryRemove(join(root, at)); at = dirname(at));
}

/**
 * Moves files in Git's index, like `git mv`: staged changes move along, and other edits stay unstaged. Does nothing
 * without a repository, or if Git does not track the files. The files on disk have been moved already.
 */
function moveInIndex(root: string, moves: readonly FileMove[]): void {
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
