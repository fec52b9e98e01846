import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where an edit is laid out, from the project's root; git is told to ignore it. */
export const EDITS_FOLDER = '.docs-nav';

/** The kind of folder that one edit has there. */
export const KIND = 'edit';

/**
 * Finishes what a killed process began to write, and takes away what it had only laid out. Returns how many edits were
 * finished. Every command that reads a project asks for it first; where nothing was left, that is a look at one folder.
 */
export async function finishEdits(root: string): Promise<number> {
  const folder = join(root, EDITS_FOLDER);
  if (!existsSync(folder)) return 0;
  const { listLeftovers, removeLeftovers } = await import('../leftovers.ts');
  const left = listLeftovers(folder, KIND);
  if (left.length === 0) return 0;
  const { finishEdit, JOURNAL } = await import('./finish-edit.ts');
  const begun = left.filter((name) => existsSync(join(folder, name, JOURNAL)));
  for (const name of begun) finishEdit(root, join(folder, name));
  removeLeftovers(folder, KIND);
  return begun.length;
}
