import { mkdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure, isSystemError } from '../failure.ts';
import { listLeftovers, ownName, removeLeftovers } from '../files/leftovers.ts';
import { isFolder, lookAt, tryRename } from './file-system.ts';

/** The folder itself where `out` is a link to one, which may have to be made still. */
export function findOutput(out: string): string {
  if (lookAt(out)?.isSymbolicLink() !== true) return out;
  return statSync(out, { throwIfNoEntry: false }) === undefined
    ? resolve(dirname(out), readlinkSync(out))
    : realpathSync(out);
}

/** Where this process makes the output that shall take the place of `out`. */
export function buildingFolder(out: string): string {
  return join(dirname(out), ownName(nameOf(out, BUILDING)));
}

const BUILDING = 'building';
const REPLACED = 'replaced';

/** Puts back an output whose replacement was cut off between two renames, and removes what killed builds left behind. */
export function recoverOutput(out: string): void {
  const folder = dirname(out);
  makeFolder(folder);
  for (const name of listLeftovers(folder, nameOf(out, REPLACED))) {
    if (lookAt(out) === undefined) tryRename(join(folder, name), out);
  }
  for (const kind of [REPLACED, BUILDING]) removeLeftovers(folder, nameOf(out, kind));
}

/** Makes a folder and those above it, one by one: below some, such as `/proc`, Node never ends when asked for all at once. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // Another build may have been quicker.
    if (isFolder(folder)) return;
    throw new Failure(
      `The folder \`${folder}\` cannot be made: ${error.code ?? error.message}.`,
      'name another folder for the output',
    );
  }
}

/** Moves the spare to where the new output is made, so that no other build can take it; false when there is none. */
export function takeSpare(spare: string, folder: string): boolean {
  rmSync(folder, { recursive: true, force: true });
  if (isFolder(spare) && tryRename(spare, folder)) return true;
  rmSync(spare, { recursive: true, force: true });
  makeFolder(folder);
  return false;
}

/**
 * Puts a finished output in the place of the old one, which becomes the spare; false where it cannot, as on another
 * disk. Between two renames there is no output: a build that is cut off there is put right by the next one, and of two
 * builds at once the later one replaces the earlier one's.
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

/** A hidden neighbor of the output, so that they are on one disk. */
function nameOf(out: string, kind: string): string {
  return `.${basename(out)}.${kind}`;
}
