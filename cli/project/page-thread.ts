import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Project } from '../../site/project/project.ts';
import type { PageTasks } from './page-tasks.ts';

/** A second thread for large sites, which starts with its first task and is kept for further ones. */
export interface PageThread {
  /** `pages` is the size of the whole site, which determines the thread's memory when it starts. */
  run<Kind extends keyof PageTasks>(
    kind: Kind,
    job: PageTasks[Kind]['job'],
    pages: number,
  ): Promise<PageTasks[Kind]['answer']>;
  close(): Promise<void>;
}

/**
 * Number of pages from which a second thread saves more than the 0.1 s it takes to start, by the number of processors;
 * with one, it never does. With two, the second one is already busy: V8 compiles and collects garbage there, for each
 * thread.
 */
export const PAGES_WORTH_A_THREAD = [Infinity, 400][availableParallelism() - 1] ?? 200;

/** The same in files to render: each page also has a Markdown copy. */
export const FILES_WORTH_A_THREAD = 2 * PAGES_WORTH_A_THREAD;

/** MiB of heap for the thread besides its need per page; three times what it was seen to need. */
const BASE_HEAP = 96;

/** Pages of the manifest per MiB of heap, with room to spare. */
const PAGES_PER_MB = 100;

/** Prepares a thread without starting it. */
export function openPageThread({ threads }: Project): PageThread {
  let worker: Worker | undefined;
  return {
    async run(kind, job, pages) {
      const thread = (worker ??= threads.start('page-worker', {
        // Without limits, a thread lets garbage grow to several times its need.
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: BASE_HEAP + Math.ceil(pages / PAGES_PER_MB),
        },
      }));
      // Rejects if the thread fails.
      const answered = once(thread, 'message');
      thread.postMessage({ kind, job });
      return (await answered)[0];
    },
    async close() {
      await worker?.terminate();
    },
  };
}
