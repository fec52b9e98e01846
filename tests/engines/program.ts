import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** A program that runs beside the tests. */
export interface Program {
  /** What it first writes to its file descriptor 3; rejects if it ends before. */
  readonly says: Promise<string>;
  /** Ends it, with all that it started. */
  end(): Promise<void>;
}

/** Starts a program, which also ends when the tests are interrupted. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    // Leads a group, so that what it started ends with it.
    detached: true,
  });
  const exit = once(child, 'exit');
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
  };
  process.once('exit', kill);
  const ended = exit.then(([code, signal]) => {
    throw new Error(`${command} ended with ${code ?? signal}.`);
  });
  const says = Promise.race([once(child.stdio[3] as NodeJS.ReadableStream, 'data').then(String), ended]);
  // Not every program is asked what it says.
  says.catch(() => {});
  return {
    says,
    async end() {
      kill();
      await exit.catch(() => {});
      process.removeListener('exit', kill);
    },
  };
}
