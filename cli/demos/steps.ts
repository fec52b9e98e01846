/**
 * What a thread is at, in memory that others see as well, even if it never rests again: how many steps it has noted, and
 * the numbers of the page and of the demo of the last one.
 */
export type Steps = Int32Array<SharedArrayBuffer>;

/** Takes note of what begins: a page, or one of its demos, by their numbers. */
export type NoteStep = (page: number, demo?: number) => void;

const COUNT = 0;
const PAGE = 1;
const DEMO = 2;

/** Prepares the steps of a thread; none is noted yet. */
export function makeSteps(): Steps {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

/** Makes what takes note of steps. */
export function noteInto(steps: Steps): NoteStep {
  return (page, demo = -1) => {
    Atomics.store(steps, PAGE, page);
    Atomics.store(steps, DEMO, demo);
    Atomics.add(steps, COUNT, 1);
  };
}

/** Says which step was the last; `demo` is -1 where it was all of a page. */
export function lastStep(steps: Steps): { readonly page: number; readonly demo: number } {
  return { page: Atomics.load(steps, PAGE), demo: Atomics.load(steps, DEMO) };
}

/**
 * Seconds of processor time that a step may take: many times what the slowest demos were seen to need, with the
 * first import of a large library. Time in which the process has to wait for others does not count.
 */
const LONGEST = 10;

/** Seconds between two looks. One counts for no more, however much other threads of the process have worked meanwhile. */
const PULSE = 1;

/** Calls back, once, when no step was noted for too long; returns what stops that. `used` gives seconds. */
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

/** Seconds for which this process has had a processor. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
