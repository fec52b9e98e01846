import { readFileSync, statSync } from 'node:fs';

/** Bytes below which a file can be a pointer (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const MOST_BYTES = 1024;

/** Returns whether bytes are a pointer of Git LFS, which stands for a file that was not fetched. */
export function isLfsPointer(bytes: Buffer = Buffer.alloc(0)): boolean {
  return bytes.length < MOST_BYTES && POINTER.test(bytes.toString('latin1'));
}

const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/\S+\r?\n(?:ext-.*\r?\n)*oid sha256:/;

/** Returns whether what is at a path is such a pointer; only small files are read. */
export function holdsLfsPointer(file: string): boolean {
  return statSync(file).size < MOST_BYTES && isLfsPointer(readFileSync(file));
}
