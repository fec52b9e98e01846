import { parentPort, type Worker } from 'node:worker_threads';
import { timeLimit } from '../../../system/base/time-limit.ts';
import type { Crash } from '../source/demo-crash.ts';

/** What a watched job sent before it ended, and what ended it before it was done. */
export interface WatchedRun<Answer> {
  readonly answers: readonly Answer[];
  readonly end?: { readonly page: number; readonly demo: number; readonly crash: Omit<Crash, 'path'> };
}

/** A job as its thread receives it. */
type Watched<Job> = Job & { readonly steps: Steps };

/**
 * In a thread: does the jobs that it is sent, and sends each answer. An error fails the command: the error event passes
 * it on.
 */
export function answerJobs<Job extends object>(work: (job: Job, note: NoteStep) => AsyncIterable<unknown>): void {
  parentPort?.on('message', async (job: Watched<Job>) => {
    for await (const answer of work(job, noteInto(job.steps))) parentPort?.postMessage(answer);
  });
}

/** Waits for all answers of a job that is done on this thread. */
export async function gather<Answer>(answers: AsyncIterable<Answer>): Promise<readonly Answer[]> {
  const all: Answer[] = [];
  for await (const answer of answers) all.push(answer);
  return all;
}

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

/**
 * The progress of a thread, in memory that others can read even if it never yields: the number of steps so far, and the
 * indexes of the last page and demo.
 */
type Steps = Int32Array<SharedArrayBuffer>;

/** Records that a page, or one of its demos, begins. */
export type NoteStep = (page: number, demo?: number) => void;

const COUNT = 0;
const PAGE = 1;
const DEMO = 2;

/** Makes the empty steps of a thread. */
export function makeSteps(): Steps {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

/** Makes a function that records steps. */
export function noteInto(steps: Steps): NoteStep {
  return (page, demo = -1) => {
    Atomics.store(steps, PAGE, page);
    Atomics.store(steps, DEMO, demo);
    Atomics.add(steps, COUNT, 1);
  };
}

/** Returns the last step; `demo` is -1 if it was a whole page. */
export function lastStep(steps: Steps): { readonly page: number; readonly demo: number } {
  return { page: Atomics.load(steps, PAGE), demo: Atomics.load(steps, DEMO) };
}

/**
 * Seconds of processor time that a step may take: many times what the slowest demos needed, including the first import
 * of a large library. Time spent waiting for other processes does not count.
 */
const LONGEST = timeLimit(10);

/** Seconds between two checks. Each adds at most this much, however busy other threads of the process were. */
const PULSE = 1;

/**
 * Calls back, once, if no step was recorded for too long; returns a function that stops watching. `used` returns
 * seconds.
 */
export function watchSteps(steps: Steps, onStandstill: () => void, used = processorTime): () => void {
  const look = () => ({ count: Atomics.load(steps, COUNT), used: used() });
  let last = look();
  let still = 0;
  const timer = setInterval(() => {
    const now = look();
    still = now.count === last.count ? still + Math.min(now.used - last.used, PULSE) : 0;
    last = now;
    if (still < LONGEST) return;
    clearInterval(timer);
    onStandstill();
  }, PULSE * 1000);
  return () => clearInterval(timer);
}

/** Returns the processor time of this process in seconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
