import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isSystemError, unlessRefused } from '../base/failure.ts';

/** Milliseconds after which something of another machine is a leftover, if it shows no sign of life. */
const VOID_AFTER = 30_000;

/** Milliseconds between two signs of life: several fit in that time. */
const BEAT = 5_000;

/** Two containers share a folder, but not their processes, whose numbers may be the same. */
const HOST = hostname().replaceAll(/[^\w.]/g, '_') || 'host';

/**
 * Returns a name for something that only this process uses, `<kind>-<host>-<pid>`, so that another one can recognize what
 * a killed process left behind.
 */
export function ownName(kind: string): string {
  return `${kind}-${HOST}-${process.pid}`;
}

/**
 * Shows other machines that what is at a path is still in use, until the returned function is called. They cannot see the
 * process, only the time of its last sign of life.
 */
export function keepAlive(path: string): () => void {
  const timer = setInterval(() => {
    // It may just have been moved.
    unlessRefused(() => utimesSync(path, new Date(), new Date()));
  }, BEAT);
  timer.unref();
  return () => clearInterval(timer);
}

/** The host, which names of earlier versions lack, and the process in a name. */
const OWNER = /^(?:([\w.]+)-)?(\d+)(?=-|$)/;

/**
 * Lists the names in a folder that `ownName` made of this kind in processes that have ended. To be called before this
 * process makes any.
 */
export function listLeftovers(folder: string, kind: string): readonly string[] {
  return readdirSync(folder).filter((name) => {
    const [, host = '', pid = ''] = OWNER.exec(name.slice(kind.length + 1)) ?? [];
    if (!name.startsWith(`${kind}-`) || pid === '') return false;
    return host === '' || host === HOST ? !isRunning(Number(pid)) : !isAlive(join(folder, name));
  });
}

function isAlive(path: string): boolean {
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - time < VOID_AFTER;
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
