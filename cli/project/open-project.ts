import type { Project, Trust } from '../../site/project/project.ts';
import { projectAt } from '../system/project-at.ts';
import { describeFinished, finishEdits } from '../system/unfinished-edits.ts';
import { findProject } from './find-project.ts';
import type { Io } from '../system/base/io.ts';
import { harmless } from '../system/base/terminal-text.ts';

/**
 * Finds the project of a command like `findProject`, and first finishes what a killed command was writing there, so
 * that no command sees half a move.
 */
export async function openProject(
  { cwd, stderr, env }: Pick<Io, 'cwd' | 'stderr' | 'env'>,
  dir?: string,
  trust?: Trust,
): Promise<Project> {
  const project = projectAt(await findProject(cwd, dir), { trust, env });
  await finishAndTell(project, stderr);
  return project;
}

/** Finishes what a killed command was writing, and reports it: once, if long-running commands pass what they have `told`. */
export async function finishAndTell(project: Project, stderr: Io['stderr'], told = new Set<string>()): Promise<void> {
  // A journal that nobody has reviewed says what to write, too.
  if (project.trust === 'nothing') return;
  const openPlaces = async () => (await import('./edit-places.ts')).openEditPlaces(project);
  const found = await finishEdits(project.root, openPlaces);
  for (const line of found.flatMap((edit) => (typeof edit === 'string' ? edit : describeFinished(edit)))) {
    if (!told.has(line)) stderr.write(`${harmless(line)}\n`);
    told.add(line);
  }
}
