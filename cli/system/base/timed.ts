import { channel } from 'node:diagnostics_channel';

/** Where the phases of a command are told, for whoever measures it. */
export const PHASES = channel('docs-nav:phases');

/** Used so far: seconds on the clock, and seconds of processor time of this process with its threads. */
export interface Used {
  readonly clock: number;
  readonly processor: number;
}

/** Something that has ended: work of a phase, or its waiting for another one. */
export interface PhaseNote {
  readonly phase: string;
  /** The phase that it waited for; absent if it worked. */
  readonly waitsFor?: string | undefined;
  readonly from: Used;
  readonly to: Used;
}

/** Does work that is a part of a phase, on whatever threads; with `waitsFor`, the phase only waits for another one in it. */
export async function timed<Result>(
  phase: string,
  work: () => Result | Promise<Result>,
  waitsFor?: string,
): Promise<Result> {
  const from = usedSoFar();
  try {
    return await work();
  } finally {
    PHASES.publish({ phase, waitsFor, from, to: usedSoFar() } satisfies PhaseNote);
  }
}

/** Returns what was used since this process started. */
export function usedSoFar(): Used {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now() / 1e3, processor: (user + system) / 1e6 };
}
