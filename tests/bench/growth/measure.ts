// Without arguments: prints the inputs. `<name>`: the times of its stages by size. `<name> once`: what its largest size
// costs a new process.
import process from 'node:process';
import { exponentOf } from './exponent.ts';
import { INPUTS, type Input } from './inputs.ts';
import { runStages, type Measure } from './stages.ts';
import { yardstick } from './yardstick.ts';

/**
 * The exponent of time against size: 1 is linear, 2 is quadratic; above 1.2, it is more than sorting and chance
 * explain.
 */
const STEEPEST = 1.2;
/** The stage that is known to be linear, and the most of its excess over 1 that is deducted from other exponents. */
const YARDSTICK = 'yardstick';
const MOST_FORGIVEN = 0.3;
/** Milliseconds below which a stage with the largest input means nothing. */
const WORTH_SHOWING = 5;

/**
 * Each round goes through all sizes, so that other work on the machine affects all of them; the shortest times count.
 */
const FEWEST_ROUNDS = 2;
/** For an input that is short, or that looks too steep. */
const MOST_ROUNDS = 6;
/** Milliseconds of processor time after which there are enough rounds. */
const ENOUGH = 500;
/** Milliseconds for which a stage is repeated within a round, and the most repetitions. */
const [ENOUGH_OF_A_STAGE, MOST_REPEATS] = [8, 10];
/** Milliseconds in which a stage fills more memory than a few of its runs leave free. */
const WORTH_COLLECTING = 5;

/** Milliseconds of processor time by stage, for each size. */
type Times = readonly Record<string, number>[];

/** A stage that takes long enough to show how it grows. */
export interface Growth {
  readonly stage: string;
  readonly times: readonly number[];
  readonly exponent: number | undefined;
  /** Minus what the yardstick has above 1; never more than `exponent`. */
  readonly own: number | undefined;
  readonly isSteep: boolean;
}

const [name, once] = process.argv.slice(2);
const input = name === undefined ? undefined : INPUTS.get(name);
if (input === undefined)
  console.log(JSON.stringify(Array.from(INPUTS, ([each, { kind, sizes }]) => ({ name: each, kind, sizes }))));
else console.log(JSON.stringify(once === undefined ? measureGrowth(input) : measureOnce(input)));

function measureGrowth({ kind, sizes, make }: Input): readonly Growth[] {
  const projects = sizes.map(make);
  const times: Times = sizes.map(() => ({}));
  const start = process.cpuUsage();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // The largest first: then code is compiled and memory is available before the small ones are measured.
    for (const [at, files] of [...projects.entries()].toReversed()) {
      const measure: Measure = (stage, work) =>
        repeat(work, times[at]?.[stage], (time) => keepLeast(times[at] ?? {}, stage, time));
      measure(YARDSTICK, () => yardstick(kind, sizes[at] ?? 0));
      runStages(files, measure);
    }
    const isEnough = milliseconds(start) > ENOUGH && !growthOf(sizes, times).some(({ isSteep }) => isSteep);
    if (round + 1 >= FEWEST_ROUNDS && isEnough) break;
  }
  return growthOf(sizes, times);
}

function growthOf(sizes: readonly number[], all: Times): readonly Growth[] {
  const timesOf = (stage: string) => all.map((of) => of[stage] ?? 0);
  const beyond = (exponentOf(sizes, timesOf(YARDSTICK)) ?? 1) - 1;
  const machine = Math.min(MOST_FORGIVEN, Math.max(0, beyond));
  return Object.entries(all.at(-1) ?? {})
    .filter(([, longest]) => longest >= WORTH_SHOWING)
    .map(([stage]) => {
      const exponent = exponentOf(sizes, timesOf(stage));
      const own = exponent === undefined ? undefined : Math.min(exponent, Math.max(1, exponent - machine));
      return {
        stage,
        times: timesOf(stage),
        exponent,
        own,
        isSteep: stage !== YARDSTICK && own !== undefined && own > STEEPEST,
      };
    });
}

function repeat<Value>(work: () => Value, known: number | undefined, note: (time: number) => void): Value {
  if (known === undefined || known > WORTH_COLLECTING) globalThis.gc?.({ type: 'minor' });
  let spent = 0;
  for (let left = MOST_REPEATS; ; left--) {
    const before = process.cpuUsage();
    const value = work();
    const time = milliseconds(before);
    note(time);
    spent += time;
    if (spent >= ENOUGH_OF_A_STAGE || left <= 1) return value;
  }
}

function keepLeast(times: Record<string, number>, stage: string, time: number): void {
  times[stage] = Math.min(times[stage] ?? Number.POSITIVE_INFINITY, time);
}

/** Seconds of processor time that all stages take together, and MB that the whole process uses. */
function measureOnce({ sizes, make }: Input): { readonly seconds: number; readonly peakMb: number } {
  let spent = 0;
  const measure: Measure = (_, work) => {
    const before = process.cpuUsage();
    const value = work();
    spent += milliseconds(before);
    return value;
  };
  runStages(make(sizes.at(-1) ?? 0), measure, { parts: false });
  return { seconds: spent / 1000, peakMb: process.resourceUsage().maxRSS / 1024 };
}

function milliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
