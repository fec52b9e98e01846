import { channel } from 'node:diagnostics_channel';

/** Where the phases of a command are told, for whoever measures it. */
export const PHASES = channel('docs-nav:phases');

/** Something begins, or ends if `by` is -1: work of a phase, or its waiting for another one. */
export interface PhaseNote {
  readonly phase: string;
  /** The phase that it waits for; absent if it works. */
  readonly waitsFor?: string | undefined;
  readonly by: 1 | -1;
}

/** Does work that is a part of a phase, on whatever threads; with `waitsFor`, the phase only waits for another one in it. */
export async function timed<Result>(
  phase: string,
  work: () => Result | Promise<Result>,
  waitsFor?: string,
): Promise<Result> {
  if (!PHASES.hasSubscribers) return work();
  PHASES.publish({ phase, waitsFor, by: 1 } satisfies PhaseNote);
  try {
    return await work();
  } finally {
    PHASES.publish({ phase, waitsFor, by: -1 } satisfies PhaseNote);
  }
}
