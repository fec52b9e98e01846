import { timeLimit } from '../../../system/base/time-limit.ts';

/**
 * The progress of a thread, in memory that others can read even if it never yields: the number of steps so far, and the
 * indexes of the last page and demo.
 */
export type Steps = Int32Array<SharedArrayBuffer>;

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
