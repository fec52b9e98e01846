import { AsyncLocalStorage } from 'node:async_hooks';

/** The result of code that was run contained. */
interface Contained<Result> {
  readonly result: Result;
  /** What it threw in promises and callbacks during its first turn of the event loop. */
  readonly late: readonly unknown[];
}

/**
 * Runs a project's code so that it cannot end the process, neither by asking to or by a signal, nor by an error in a
 * promise or a timer it leaves behind. Such errors are reported for one turn of the event loop; later ones also occur in browsers, where
 * the writer sees them.
 */
export async function contain<Result>(run: () => Result): Promise<Contained<Awaited<Result>>> {
  guard();
  const late: unknown[] = [];
  const result = await running.run(late, run);
  await new Promise(setImmediate);
  return { result, late: [...late] };
}

/** Errors of the code that is running, or that started what is running. */
const running = new AsyncLocalStorage<unknown[]>();

let isGuarded = false;

function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  const note = (thrown: unknown) => {
    const late = running.getStore();
    // Not thrown by the project's code: ends the process as usual.
    if (late === undefined) throw thrown;
    late.push(thrown);
  };
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  const { exit, kill } = process;
  process.exit = (code) => {
    if (running.getStore() === undefined) exit(code);
    throw new Error('it ended the process');
  };
  process.kill = (pid, signal) => {
    if (running.getStore() === undefined) return kill(pid, signal);
    throw new Error('it sent a signal to a process');
  };
}

/**
 * Runs code without its console output. A demo repeats the output in the browser, where its writer and readers look; in
 * the terminal, it would be unclear which demo it came from. For synchronous code only.
 */
export function muteConsole<Result>(run: () => Result): Result {
  const spoken = METHODS.map((method) => [method, console[method]] as const);
  for (const method of METHODS) console[method] = () => {};
  try {
    return run();
  } finally {
    for (const [method, say] of spoken) console[method] = say;
  }
}

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;
