import { accessSync, constants, lstatSync, readFileSync, statSync, type Stats } from 'node:fs';
import { isSystemError, unlessRefused, succeeds } from '../base/failure.ts';

/** Returns what is at a path, without following a link; `undefined` if there is nothing, or if a file is in the way. */
export function lookAt(path: string): Stats | undefined {
  return unlessFileInWay(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** Returns the same for what a link at the path leads to. */
export function lookThrough(path: string): Stats | undefined {
  return unlessFileInWay(() => statSync(path, { throwIfNoEntry: false }));
}

/** Returns the text of a file; `undefined` if there is none, or if it cannot be read. */
export function readIfThere(path: string): string | undefined {
  return unlessRefused(() => readFileSync(path, 'utf8'));
}

/** Returns whether this process may write to what is at a path, which exists. */
export function isWritable(path: string): boolean {
  return succeeds(() => accessSync(path, constants.W_OK));
}

/** Node does not count a folder that is a file as a missing entry; file systems in archives throw for all of them. */
function unlessFileInWay(look: () => Stats | undefined): Stats | undefined {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOTDIR' || error.code === 'ENOENT')) return undefined;
    throw error;
  }
}
