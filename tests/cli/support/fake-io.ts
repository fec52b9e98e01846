import type { Io } from '../../../cli/system/base/io.ts';
import { run } from '../../../cli/run.ts';

/** What a run of the command line left behind. */
export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** An Io that records what is written to it. */
export interface FakeIo extends Io {
  readonly written: () => { readonly stdout: string; readonly stderr: string };
  /** Ctrl+C. */
  readonly interrupt: () => void;
}

export function fakeIo(cwd: string, changes: Partial<Io> = {}): FakeIo {
  const controller = new AbortController();
  const texts = { stdout: '', stderr: '' };
  return {
    cwd,
    stdout: { write: (text) => (texts.stdout += text) },
    stderr: { write: (text) => (texts.stderr += text) },
    color: false,
    width: 100,
    isTTY: false,
    env: {},
    confirm: async () => false,
    interruption: () => controller.signal,
    written: () => ({ ...texts }),
    interrupt: () => controller.abort(),
    ...changes,
  };
}

/** Runs the command line in this process. */
export async function runCli(argv: readonly string[], cwd: string, changes: Partial<Io> = {}): Promise<Run> {
  const io = fakeIo(cwd, changes);
  const exitCode = await run(argv, io);
  return { exitCode, ...io.written() };
}
