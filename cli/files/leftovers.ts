import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isSystemError } from '../failure.ts';

/**
 * Returns a name for something that only this process uses, `<kind>-<pid>`, so that another one can recognize what a
 * killed process left behind.
 */
export function ownName(kind: string): string {
  return `${kind}-${process.pid}`;
}

/**
 * Lists the names in a folder that `ownName` made of this kind in processes that have ended. To be called before this
 * process makes any.
 */
export function listLeftovers(folder: string, kind: string): readonly string[] {
  return readdirSync(folder).filter(
    (name) => name.startsWith(`${kind}-`) && !isRunning(Number.parseInt(name.slice(kind.length + 1), 10)),
  );
}

/** Removes what killed processes left behind. */
export function removeLeftovers(folder: string, kind: string): void {
  for (const name of listLeftovers(folder, kind)) rmSync(join(folder, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error) && error.code === 'EPERM';
  }
}
