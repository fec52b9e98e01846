import { AsyncLocalStorage } from 'node:async_hooks';

/** What came of code that was run contained. */
export interface Contained<Result> {
  readonly result: Result;
  /** What it threw into promises and callbacks, in its first turn of the event loop. */
  readonly late: readonly unknown[];
}

/**
 * Runs code of a project so that it cannot end the process: neither by asking for that, nor by an error in a promise or
 * a timer that it leaves behind. Such errors are reported for one turn of the event loop; what it throws after that, it
 * throws in browsers as well, where its writer looks.
 */
export async function contain<Result>(run: () => Result): Promise<Contained<Result>> {
  guard();
  const late: unknown[] = [];
  const result = running.run(late, run);
  await new Promise(setImmediate);
  return { result, late: [...late] };
}

/** Errors of the code that runs, or that has started what runs. */
const running = new AsyncLocalStorage<unknown[]>();

let isGuarded = false;

function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  const note = (thrown: unknown) => {
    const late = running.getStore();
    // Not of a project's code: it ends the process as ever.
    if (late === undefined) throw thrown;
    late.push(thrown);
  };
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  const { exit } = process;
  process.exit = (code) => {
    if (running.getStore() === undefined) exit(code);
    throw new Error('it ended the process');
  };
}
