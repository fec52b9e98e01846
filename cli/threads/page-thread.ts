import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { PageTasks } from './page-tasks.ts';
import { startThread } from './start-thread.ts';

/** A second thread for large sites. It is started by its first task and kept for the next ones. */
export interface PageThread {
  /** `pages` is the size of the whole site, which the thread's memory is measured by when it is started. */
  run<Kind extends keyof PageTasks>(
    kind: Kind,
    job: PageTasks[Kind]['job'],
    pages: number,
  ): Promise<PageTasks[Kind]['answer']>;
  close(): Promise<void>;
}

/**
 * Pages from which a second thread saves more than the 0.1 s that it takes to start, by the number of processors; on one,
 * it never does. With two, the second one is busy as it is: V8 compiles and collects garbage there, and does so for each
 * thread.
 */
export const PAGES_WORTH_A_THREAD = [Infinity, 400][availableParallelism() - 1] ?? 200;

/** The same in files to render, as each is a page and its Markdown copy. */
export const FILES_WORTH_A_THREAD = 2 * PAGES_WORTH_A_THREAD;

/** MiB of heap for the thread beside what it needs per page; three times of what it was seen to need. */
const BASE_HEAP = 96;

/** Pages of the manifest in one MiB of heap, with room to spare. */
const PAGES_PER_MB = 100;

/** Prepares a thread; nothing is started yet. */
export function openPageThread(): PageThread {
  let worker: Worker | undefined;
  return {
    run(kind, job, pages) {
      const thread = (worker ??= startThread('page-worker', {
        // Without a limit a thread lets its garbage pile up to several times of what it needs.
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: BASE_HEAP + Math.ceil(pages / PAGES_PER_MB),
        },
      }));
      return new Promise((resolve, reject) => {
        const fail = (error: Error) => reject(error);
        thread.once('error', fail);
        thread.once('message', (answer) => {
          thread.off('error', fail);
          resolve(answer);
        });
        thread.postMessage({ kind, job });
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
