import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from './base/failure.ts';
import { listLeftovers, ownName } from './files/leftovers.ts';
import { plural } from './summary.ts';
import type { FinishedEdit } from './finish-edit.ts';

/** Folder in which edits are prepared, from the project's root; Git ignores it. */
export const EDITS_FOLDER = '.docs-nav';

/** Prefix of an edit's folder there. */
export const KIND = 'edit';

/**
 * Finishes what a killed process was writing, and removes what it had only prepared. Every command calls this before it
 * looks at a project; if nothing is left, this only checks one folder.
 */
export async function finishEdits(root: string): Promise<readonly FinishedEdit[]> {
  const folder = join(root, EDITS_FOLDER);
  if (!existsSync(folder)) return [];
  const left = listLeftovers(folder, KIND);
  if (left.length === 0) return [];
  const { finishEdit, JOURNAL } = await import('./finish-edit.ts');
  const claimed = join(folder, ownName(KIND));
  return left.flatMap((name) => {
    // If two commands start at once, only one of them claims it.
    if (name !== ownName(KIND) && !rename(join(folder, name), claimed)) return [];
    if (existsSync(join(claimed, JOURNAL))) return finishEdit(root, claimed);
    rmSync(claimed, { recursive: true, force: true });
    return [];
  });
}

/** Returns lines about what was finished, and what to check. */
export function describeFinished({ command, files, kept }: FinishedEdit): readonly string[] {
  const changed = kept.map(
    (path) => `note: ${path} has changed since, and stays as it is: it may still have links from before the move`,
  );
  return [
    `note: \`docs-nav ${command}\` was interrupted; its ${plural(files, 'file')} ${files === 1 ? 'is' : 'are'} in place now`,
    ...changed,
  ];
}

function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}
