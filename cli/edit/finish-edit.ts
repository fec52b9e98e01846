import { lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../failure.ts';
import { moveInIndex } from './move-in-index.ts';

/** One file of an edit: where it was and where it belongs, the same when only its text changes. Paths from the root. */
export interface Step {
  readonly from: string;
  readonly to: string;
}

/** What an edit comes to; the file of step n lies beside the journal under the name n until it takes its place. */
export interface Journal {
  readonly steps: readonly Step[];
}

export const JOURNAL = 'journal.json';

/** Puts every file of an edit into its place. Whatever part of it was done before, the outcome is the same. */
export function finishEdit(root: string, folder: string): void {
  const { steps } = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as Journal;
  const targets = new Set(steps.map(({ to }) => to));
  for (const [at, { to }] of steps.entries()) {
    const staged = join(folder, String(at));
    // A link counts as well, wherever it leads from here.
    if (lstatSync(staged, { throwIfNoEntry: false }) === undefined) continue;
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(staged, join(root, to));
  }
  const left = steps.filter(({ from }) => !targets.has(from));
  for (const { from } of left) rmSync(join(root, from), { force: true });
  for (const parent of new Set(left.map(({ from }) => dirname(from)))) removeEmpty(root, parent);
  moveInIndex(root, steps.filter(({ from, to }) => from !== to));
  rmSync(folder, { recursive: true, force: true });
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
