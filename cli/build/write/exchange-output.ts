import { mkdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure, isSystemError } from '../../system/base/failure.ts';
import { listLeftovers, ownName, removeLeftovers } from '../../system/files/leftovers.ts';
import { lookAt } from '../../system/files/look-at.ts';
import { isFolder, tryRename } from '../../system/files/file-system.ts';

/** Returns the folder that `out` links to, creating it if necessary, or `out` itself. */
export function findOutput(out: string): string {
  if (lookAt(out)?.isSymbolicLink() !== true) return out;
  return statSync(out, { throwIfNoEntry: false }) === undefined
    ? resolve(dirname(out), readlinkSync(out))
    : realpathSync(out);
}

/** Returns the folder in which this process builds the output that will replace `out`. */
export function buildingFolder(out: string): string {
  return join(dirname(out), ownName(nameOf(out, BUILDING)));
}

const BUILDING = 'building';
const REPLACED = 'replaced';

/**
 * Restores an output whose replacement was interrupted between two renames, and removes what killed builds left behind.
 */
export function recoverOutput(out: string): void {
  const folder = dirname(out);
  makeFolder(folder);
  for (const name of listLeftovers(folder, nameOf(out, REPLACED))) {
    if (lookAt(out) === undefined) tryRename(join(folder, name), out);
  }
  for (const kind of [REPLACED, BUILDING]) removeLeftovers(folder, nameOf(out, kind));
}

/**
 * Makes a folder and its ancestors one by one: below some, such as `/proc`, Node never returns when asked to make them
 * all.
 */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // Another process may have been faster.
    if (isFolder(folder)) return;
    throw new Failure(
      `The folder \`${folder}\` cannot be created: ${error.code ?? error.message}.`,
      'choose another folder for the output',
    );
  }
}

/** Moves the spare to where the new output is built, so that no other build can take it; false if there is none. */
export function takeSpare(spare: string, folder: string): boolean {
  rmSync(folder, { recursive: true, force: true });
  if (isFolder(spare) && tryRename(spare, folder)) return true;
  rmSync(spare, { recursive: true, force: true });
  makeFolder(folder);
  return false;
}

/**
 * Puts a finished output in place of the old one, which becomes the spare; false if that is impossible, for example
 * across disks. Between the two renames there is no output: if a build is interrupted there, the next one repairs it.
 * Of two simultaneous builds, the later one wins.
 */
export function exchangeOutput(folder: string, out: string, spare: string): boolean {
  const replaced = join(dirname(out), ownName(nameOf(out, REPLACED)));
  for (;;) {
    rmSync(replaced, { recursive: true, force: true });
    const hadOutput = tryRename(out, replaced);
    try {
      renameSync(folder, out);
      break;
    } catch (error) {
      const isTaken = isSystemError(error) && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
      if (isTaken && isFolder(out)) continue;
      if (hadOutput) tryRename(replaced, out);
      throw error;
    }
  }
  const isKept = isFolder(replaced) && tryRename(replaced, spare);
  rmSync(replaced, { recursive: true, force: true });
  return isKept;
}

/** Returns the name of a hidden sibling of the output, so that both are on one disk. */
function nameOf(out: string, kind: string): string {
  return `.${basename(out)}.${kind}`;
}
