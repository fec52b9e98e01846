import { linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isSystemError } from '../failure.ts';
import { startThread } from '../threads/start-thread.ts';
import { isFolder } from './file-system.ts';
import { foldersOf, outputPlaces, readOutputState, saveOutputState } from './output-state.ts';

/** An output, and the project that it was built from. */
export interface MirrorJob {
  readonly out: string;
  readonly root: string;
}

/** Bytes of notes, about a thousand files, from which a thread is quicker than the build that waits for it. */
const WORTH_A_THREAD = 150_000;

/**
 * Gives an output that has none its spare, on a thread of its own while the project is read and compiled: making
 * thousands of links would be the longest part of the first rebuild. Resolves when the writer may be opened.
 */
export async function startMirror(job: MirrorJob): Promise<void> {
  const { cacheFolder, notes, spare } = outputPlaces(job.out, job.root);
  const size = statSync(join(cacheFolder, notes), { throwIfNoEntry: false })?.size ?? 0;
  if (size < WORTH_A_THREAD || isFolder(spare)) return;
  const thread = startThread('mirror-worker', { workerData: job });
  await new Promise((resolve, reject) => thread.once('exit', resolve).once('error', reject));
}

/** Links every file of a known output into a spare, and notes it down. Without links, there is none. */
export function mirrorOutput({ out, root }: MirrorJob): void {
  const places = outputPlaces(out, root);
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
