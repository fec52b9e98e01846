import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The repository, which is also the project of the reference site. */
export const ROOT = path.join(import.meta.dirname, '../..');

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

/** What a finished `docs-nav` process returned. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built bin in its own process and waits for it to end. */
export function docsNav(args: readonly string[], cwd: string): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { cwd, encoding: 'utf8' });
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
