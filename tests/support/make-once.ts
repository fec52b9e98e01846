import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/** Milliseconds between two checks whether another worker has finished. */
const PAUSE = 50;

/**
 * Has a folder filled once per run, by the first file that asks for its name; others wait for it, in other workers too.
 * If `make` throws, all of them get its error.
 */
export async function makeOnce(name: string, make: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = path.join(inject('runFolder'), name);
  const outcome = `${folder}.outcome`;
  if (claim(folder)) {
    const message = await tryTo(() => make(folder));
    // Renamed, so that no one reads half of it.
    writeFileSync(`${outcome}.new`, message);
    renameSync(`${outcome}.new`, outcome);
  }
  while (!existsSync(outcome)) await sleep(PAUSE);
  const message = readFileSync(outcome, 'utf8');
  if (message !== '') throw new Error(`${name} could not be made: ${message}`);
  return folder;
}

/** The message of a failure; none if it succeeded. */
async function tryTo(make: () => void | Promise<void>): Promise<string> {
  try {
    await make();
    return '';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Whether the folder did not exist yet: among all callers, only one gets true. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
