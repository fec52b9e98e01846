import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Workers of the built package; the subject of each is in a folder of its own. */
export type WorkerName = 'api-worker' | 'demo-worker' | 'javascript-worker' | 'mirror-worker' | 'page-worker';

/** The file of a worker. There is none where the sources themselves run, as in tests. */
export function workerFile(name: WorkerName): string {
  return join(import.meta.dirname, `${name}.cjs`);
}

/** Starts a worker on a thread of its own. */
export function startThread(name: WorkerName, options: Omit<WorkerOptions, 'argv'>): Worker {
  return new Worker(join(import.meta.dirname, 'thread.cjs'), { ...options, argv: [name, process.argv[2] ?? ''] });
}
