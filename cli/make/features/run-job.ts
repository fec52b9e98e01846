import { saidBy } from '../../system/base/failure.ts';
import { stateOfFile } from './file-state.ts';
import { openLoader } from './load-module.ts';
import type { ModuleAnswer, ModuleJob } from './module-job.ts';
import { findProjectFile } from './project-file.ts';

/** What a call needs of its module. */
export interface ModuleRun {
  /** Loads what it exports. */
  load(): Promise<object>;
  /** The files that the answer depends on, with their hashes, by their paths from the root. */
  readonly reads: Map<string, string>;
  /** Adds a file to these. */
  note(file: string): void;
}

/**
 * Calls a feature or a rule of a project. Never throws: what goes wrong in it is part of the answer. Loads only what its
 * kind needs.
 */
export async function runJob(job: ModuleJob): Promise<ModuleAnswer> {
  const reads = new Map<string, string>();
  const note = (file: string): void => void reads.set(...stateOfFile(job.root, file));
  const load = async () => (await openLoader(findProjectFile(job.root, job.module), note)).load();
  const run: ModuleRun = { load, reads, note };
  try {
    const answer =
      job.call === 'declare' || job.call === 'check'
        ? await (await import('./run-rule.ts')).runRule(job, run)
        : await (await import('./run-feature.ts')).runFeature(job, run);
    return { answer, reads: [...reads] };
  } catch (error) {
    return { failed: saidBy(error), reads: [...reads] };
  }
}
