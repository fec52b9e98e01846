import { describeFinished, finishEdits } from '../system/unfinished-edits.ts';
import { findProject } from './find-project.ts';
import type { Io } from '../system/base/io.ts';
import { harmless } from '../system/base/terminal-text.ts';

/**
 * Finds the project of a command like `findProject`, and first finishes what a killed command was writing there, so
 * that no command sees half a move. Returns the root.
 */
export async function openProject({ cwd, stderr }: Pick<Io, 'cwd' | 'stderr'>, dir?: string): Promise<string> {
  const root = await findProject(cwd, dir);
  await finishAndTell(root, stderr);
  return root;
}

/** Finishes what a killed command was writing, and reports it; for long-running commands. */
export async function finishAndTell(root: string, stderr: Io['stderr']): Promise<void> {
  for (const line of (await finishEdits(root)).flatMap(describeFinished)) stderr.write(`${harmless(line)}\n`);
}
