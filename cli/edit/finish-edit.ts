import { lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../failure.ts';
import { moveInIndex } from './move-in-index.ts';

/** One file of an edit: where it was and where it belongs, the same when only its text changes. Paths from the root. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** What the file system said of the file when the edit was laid out; absent for a file that is new. */
  readonly stamp?: Stamp | undefined;
}

/** Size in bytes, and time of the last change in milliseconds. */
export type Stamp = readonly [size: number, mtimeMs: number];

/** What an edit comes to; the file of step n is beside the journal under the name n until it takes its place. */
export interface Journal {
  /** The command without `docs-nav`, such as `mv /a /b`. */
  readonly command: string;
  readonly steps: readonly Step[];
}

export const JOURNAL = 'journal.json';

/** An edit that is done. */
export interface FinishedEdit {
  readonly command: string;
  readonly files: number;
  /** Files that someone changed after the edit was laid out: they move, but keep that person's text. */
  readonly kept: readonly string[];
}

/** Puts every file of an edit into its place. Whatever part of it was done before, the outcome is the same. */
export function finishEdit(root: string, folder: string): FinishedEdit {
  const { command, steps } = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as Journal;
  const targets = new Set(steps.map(({ to }) => to));
  const waiting = steps.flatMap((step, at) => {
    const staged = join(folder, String(at));
    // A link counts as well, wherever it leads from here.
    return stampOf(staged) === undefined ? [] : [{ ...step, staged }];
  });
  // What has its place already may be where another file of the edit was.
  const placed = new Set(steps.filter((step) => !waiting.some(({ to }) => to === step.to)).map(({ to }) => to));
  const isChanged = ({ from, stamp }: Step): boolean => {
    const now = placed.has(from) ? undefined : stampOf(join(root, from));
    return now !== undefined && (stamp === undefined || now.some((value, at) => value !== stamp[at]));
  };
  const changed = new Set(waiting.filter(isChanged));
  // A changed file makes room first, since another one of the edit may take its place.
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

/** What the file system says of a file or link; undefined where there is none. */
export function stampOf(path: string): Stamp | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs];
}

/** Removes a folder that has nothing in it any more, and those above it likewise. */
function removeEmpty(root: string, folder: string): void {
  for (let at = folder; at !== '.' && at !== ''; at = dirname(at)) {
    try {
      rmdirSync(join(root, at));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return;
    }
  }
}
