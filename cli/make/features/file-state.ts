import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { hashOf } from '../../system/files/hash.ts';

/** A file by its path from the root, with the hash of its bytes; empty if there is none. */
export type FileState = readonly [path: string, hash: string];

/** Returns the state of a file by its path, absolute or from the root. A path from the root is right wherever it lies. */
export function stateOfFile(root: string, path: string): FileState {
  const file = resolve(root, path);
  const isThere = existsSync(file) && statSync(file).isFile();
  return [relative(root, file).replaceAll('\\', '/'), isThere ? hashOf(readFileSync(file)) : ''];
}

/** Returns whether files have not changed since. */
export function areUnchanged(root: string, states: readonly FileState[]): boolean {
  return states.every(([path, hash]) => stateOfFile(root, path)[1] === hash);
}
