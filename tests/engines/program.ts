import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** A program that runs beside the tests. */
export interface Program {
  /** What it first writes to its file descriptor 3; rejects if it ends before. */
  readonly says: Promise<string>;
  end(): Promise<void>;
}

/** Starts a program of Linux, which ends with the tests at the latest, whatever ends them. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const exit = once(child, 'exit');
  const ended = exit.then(([code, signal]) => {
    throw new Error(`${command} ended with ${code ?? signal}.`);
  });
  const says = Promise.race([once(child.stdio[3] as NodeJS.ReadableStream, 'data').then(String), ended]);
  // Not every program is asked what it says.
  says.catch(() => {});
  return {
    says,
    async end() {
      child.kill();
      await exit.catch(() => {});
    },
  };
}
