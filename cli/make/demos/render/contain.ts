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

/** The first thing that code has printed, and where. */
interface Said {
  readonly parts: readonly unknown[];
  readonly at: Error;
}

/**
 * Runs code, and keeps what it prints to itself. A demo repeats the output in the browser, where its writer and readers
 * look; in the terminal, it would be unclear where it came from. For synchronous code only.
 */
export function hearConsole<Result>(run: () => Result): { readonly result: Result; readonly said: Said | undefined } {
  let said: Said | undefined;
  const note = (...parts: readonly unknown[]): void => {
    said ??= { parts, at: new Error('said') };
  };
  const spoken = Object.entries(console).filter(([, say]) => typeof say === 'function');
  const streams = [process.stdout, process.stderr].map((stream) => [stream, stream.write] as const);
  for (const [method] of spoken) Object.assign(console, { [method]: note });
  for (const [stream] of streams)
    stream.write = (text: string | Uint8Array) => {
      note(String(text));
      return true;
    };
  try {
    return { result: run(), said };
  } finally {
    Object.assign(console, Object.fromEntries(spoken));
    for (const [stream, write] of streams) stream.write = write;
  }
}
