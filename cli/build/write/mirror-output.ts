import { once } from 'node:events';
import { linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Project } from '../../../site/project/project.ts';
import { isSystemError } from '../../system/base/failure.ts';
import { projectAt } from '../../system/project-at.ts';
import { isFolder } from '../../system/files/file-system.ts';
import { foldersOf, outputPlaces, readOutputState, saveOutputState } from './output-state.ts';

/** An output and the project it was built from. */
export interface MirrorJob {
  readonly out: string;
  readonly root: string;
}

/**
 * Size of the notes, in bytes, from which a thread beats doing the work in the build that waits for it: about a
 * thousand files.
 */
const WORTH_A_THREAD = 150_000;

/**
 * Creates the spare of an output that has none, in a thread while the project is read and compiled: making thousands of
 * links would otherwise dominate the first rebuild. Resolves when the writer may be opened.
 */
export async function startMirror(out: string, project: Project): Promise<void> {
  const { cache, notes, spare } = outputPlaces(out, project);
  const size = statSync(join(cache.folder, notes), { throwIfNoEntry: false })?.size ?? 0;
  if (size < WORTH_A_THREAD || isFolder(spare)) return;
  const thread = project.threads.start('mirror-worker', {
    workerData: { out, root: project.root } satisfies MirrorJob,
  });
  await once(thread, 'exit');
}

/** Links every file of a known output into a spare, and notes it. Without links, there is no spare. */
export function mirrorOutput({ out, root }: MirrorJob): void {
  const places = outputPlaces(out, projectAt(root));
  const state = readOutputState(places);
  const paths = Object.keys(state.out);
  if (paths.length === 0) return;
  const making = `${places.spare}.${process.pid}`;
  try {
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making);
    for (const folder of foldersOf(paths)) mkdirSync(`${making}/${folder}`);
    for (const path of paths) linkSync(`${out}/${path}`, `${making}/${path}`);
    renameSync(making, places.spare);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    rmSync(making, { recursive: true, force: true });
    return;
  }
  saveOutputState(places, { ...state, spare: state.out });
}
