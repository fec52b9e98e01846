import type { Worker } from 'node:worker_threads';
import type { Crash } from '../source/demo-crash.ts';
import { lastStep, makeSteps, watchSteps, type Steps } from './steps.ts';

/** What a watched job sent before it ended, and what ended it before it was done. */
export interface WatchedRun<Answer> {
  readonly answers: readonly Answer[];
  readonly end?: { readonly page: number; readonly demo: number; readonly crash: Omit<Crash, 'path'> };
}

/** A job as its thread receives it. */
export type Watched<Job> = Job & { readonly steps: Steps };

/**
 * Runs a job that sends `count` answers. A project's code cannot throw out of its thread, but it can exhaust its memory,
 * end it, or block it forever.
 */
export function watchJob<Job extends object, Answer>(
  thread: Worker,
  job: Job,
  count: number,
): Promise<WatchedRun<Answer>> {
  const steps = makeSteps();
  const answers: Answer[] = [];
  return new Promise((resolve, reject) => {
    let ended: Omit<Crash, 'path'> = { message: 'it ended its thread', stack: '' };
    const settle = (settled: () => void) => {
      stopWatching();
      thread.off('message', take).off('error', fail).off('exit', exit);
      thread.unref();
      settled();
    };
    const take = (answer: Answer) => {
      answers.push(answer);
      if (answers.length === count) settle(() => resolve({ answers }));
    };
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        ended = { message: 'it uses up all memory', stack: '', fault: 'endless' };
      else settle(() => reject(error));
    };
    // Everything that the thread has sent has arrived by now.
    const exit = () => settle(() => resolve({ answers, end: { ...lastStep(steps), crash: ended } }));
    const stopWatching = watchSteps(steps, () => {
      void describeStandstill(thread).then((crash) => {
        ended = crash;
        return thread.terminate();
      });
    });
    thread.on('message', take).on('error', fail).on('exit', exit);
    thread.ref();
    thread.postMessage({ ...job, steps } satisfies Watched<Job>);
  });
}

async function describeStandstill(thread: Worker): Promise<Omit<Crash, 'path'>> {
  // Locating needs a debugger, which Node may be built without.
  const stack = await import('./locate-thread.ts').then(
    ({ locateThread }) => locateThread(thread),
    () => '',
  );
  return { message: 'it never finishes', stack, fault: 'endless' };
}
