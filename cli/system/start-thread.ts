import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { WorkerName } from '../../site/project/project.ts';

/** Returns the file of a worker, which does not exist if the sources run, as in tests. */
export function workerFile(name: WorkerName): string {
  return join(import.meta.dirname, `${name}.cjs`);
}

/** Starts a worker in a thread of its own. */
export function startThread(name: WorkerName, options: Omit<WorkerOptions, 'argv'>): Worker {
  return new Worker(join(import.meta.dirname, 'thread.cjs'), { ...options, argv: [name, process.argv[2] ?? ''] });
}
