import { linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isSystemError } from '../failure.ts';
import { addFolders, outputFile, outputPlaces, readOutputState, saveOutputState, WHOLE_FOLDERS } from './output-state.ts';

/** An output, and what its notes must agree with. */
export interface MirrorJob {
  readonly out: string;
  readonly root: string;
  readonly variant: string;
}

/** Bytes of notes, about a thousand files, from which a thread is quicker than the build that waits for it. */
const WORTH_A_THREAD = 150_000;

/**
 * Gives an output that has none its spare, on a thread of its own while the project is read and compiled: making
 * thousands of links would be the longest part of the first rebuild. Resolves when the writer may be opened.
 */
export async function startMirror(job: MirrorJob): Promise<void> {
  const { cacheFolder, name, spare } = outputPlaces(job.out, job.root);
  const notes = statSync(join(cacheFolder, outputFile(name)), { throwIfNoEntry: false });
  const hasSpare = statSync(spare, { throwIfNoEntry: false }) !== undefined;
  if (notes === undefined || notes.size < WORTH_A_THREAD || hasSpare) return;
  const thread = new Worker(new URL('./mirror-worker.js', import.meta.url), { workerData: job });
  await new Promise((resolve, reject) => thread.once('exit', resolve).once('error', reject));
}

/** Links every file of a known output into a spare, and notes it down. Without links, there is none. */
export function mirrorOutput({ out, root, variant }: MirrorJob): void {
  const { cacheFolder, name, spare } = outputPlaces(out, root);
  const state = readOutputState(cacheFolder, name, variant);
  const paths = Object.keys(state.out.files).filter((path) => !path.startsWith(WHOLE_FOLDERS));
  if (paths.length === 0) return;
  const folders = new Set(['']);
  for (const path of paths) addFolders(folders, path);
  const making = `${spare}.making`;
  try {
    rmSync(making, { recursive: true, force: true });
    for (const folder of [...folders].toSorted()) mkdirSync(`${making}/${folder}`);
    for (const path of paths) linkSync(`${out}/${path}`, `${making}/${path}`);
    renameSync(making, spare);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    rmSync(making, { recursive: true, force: true });
    return;
  }
  const files = Object.fromEntries(Object.entries(state.out.files).filter(([path]) => !path.startsWith(WHOLE_FOLDERS)));
  saveOutputState(cacheFolder, name, { ...state, spare: { files, finished: Date.now() } });
}
