import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { WorkerName } from '../../site/project/project.ts';
import { isForTools } from './variables.ts';

/** Returns the file of a worker, which does not exist if the sources run, as in tests. */
export function workerFile(name: WorkerName): string {
  return join(import.meta.dirname, `${name}.cjs`);
}

/** Flags of Node for a thread that runs code of a project as ES modules. */
export const MODULE_FLAGS: string[] = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Starts a worker in a thread of its own, with the variables that tools need and `own` ones. */
export function startThread(name: WorkerName, options: WorkerOptions, own: NodeJS.Dict<string>): Worker {
  const all = [...Object.entries(process.env).filter(([variable]) => isForTools(variable)), ...Object.entries(own)];
  const env = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  return new Worker(join(import.meta.dirname, 'thread.cjs'), { ...options, env, argv: [name, process.argv[2] ?? ''] });
}
