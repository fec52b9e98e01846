import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryRename } from './files/file-system.ts';
import { listLeftovers, ownName } from './files/leftovers.ts';
import { readJournal } from './journal.ts';
import { plural } from './summary.ts';
import type { FinishedEdit, Step } from './finish-edit.ts';

/** Folder in which edits are prepared, from the project's root; Git ignores it. */
export const EDITS_FOLDER = '.docs-nav';

/** Prefix of an edit's folder there. */
export const KIND = 'edit';

/**
 * Finishes what a killed process was writing, and removes what it had only prepared. Every command calls this before it
 * looks at a project; if nothing is left, this only checks one folder. `openPlaces` makes a function that returns whether
 * a step leads where edits do. A journal that is not followed stays, with a warning in place of the edit.
 */
export async function finishEdits(
  root: string,
  openPlaces: () => Promise<(step: Step) => boolean>,
): Promise<readonly (FinishedEdit | string)[]> {
  const folder = join(root, EDITS_FOLDER);
  if (!existsSync(folder)) return [];
  const left = listLeftovers(folder, KIND);
  if (left.length === 0) return [];
  const { finishEdit, isJournal, JOURNAL } = await import('./finish-edit.ts');
  const mayLead = await openPlaces();
  const claimed = join(folder, ownName(KIND));
  return left.flatMap((name) => {
    const journal = readJournal(root, `${EDITS_FOLDER}/${name}/${JOURNAL}`, {
      isOurs: (value) => isJournal(value, mayLead),
      help: `remove ${EDITS_FOLDER}/${name}; if a command of yours was interrupted, look at what it has moved`,
    });
    if (typeof journal === 'string') return journal;
    // If two commands start at once, only one of them claims it.
    if (name !== ownName(KIND) && !tryRename(join(folder, name), claimed)) return [];
    if (journal !== undefined) return finishEdit(root, claimed);
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
