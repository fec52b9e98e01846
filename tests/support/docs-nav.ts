import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** The repository, which is also the project of the reference site. */
export const ROOT = path.join(import.meta.dirname, '../..');

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

/** What a finished `docs-nav` process returned. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Milliseconds after which a program with code that never ends is killed, so that its test fails. */
const MOST_TIME = 120_000;

/** Runs the built bin in its own process and waits for it to end; after `endSoon`, for at most two minutes. */
export function docsNav(args: readonly string[], cwd: string): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    encoding: 'utf8',
    killSignal: 'SIGKILL',
    timeout: process.env['DOCS_NAV_TIME_LIMIT'] === undefined ? undefined : MOST_TIME,
  });
  return { code: status, stdout, stderr };
}

/** Runs the built bin, which has to succeed; returns what it printed, reports first. */
export function succeed(args: readonly string[], cwd: string): string {
  const { code, stdout, stderr } = docsNav(args, cwd);
  if (code !== 0) throw new Error(`docs-nav ${args.join(' ')} ended with ${code}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

/** Starts the built bin without waiting, for tests that stop it. */
export function startDocsNav(args: readonly string[], cwd: string): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], { cwd, stdio: 'ignore' });
}
