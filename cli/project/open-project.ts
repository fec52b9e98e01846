import type { Project } from '../../site/project/project.ts';
import { projectAt } from '../system/project-at.ts';
import { describeFinished, finishEdits } from '../system/unfinished-edits.ts';
import { findProject } from './find-project.ts';
import type { Io } from '../system/base/io.ts';
import { harmless } from '../system/base/terminal-text.ts';

/**
 * Finds the project of a command like `findProject`, and first finishes what a killed command was writing there, so
 * that no command sees half a move.
 */
export async function openProject({ cwd, stderr, env }: Io, dir?: string): Promise<Project> {
  const project = projectAt(await findProject(cwd, dir), env);
  await finishAndTell(project, stderr);
  return project;
}

/** Finishes what a killed command was writing, and reports it; for long-running commands. */
export async function finishAndTell(project: Project, stderr: Io['stderr']): Promise<void> {
  for (const line of (await finishEdits(project.root)).flatMap(describeFinished)) stderr.write(`${harmless(line)}\n`);
}
