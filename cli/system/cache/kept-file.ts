import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError, unlessRefused } from '../base/failure.ts';
import { leadsOn } from '../files/confine.ts';
import { hashOf } from '../files/hash.ts';
import { listLeftovers, ownName } from '../files/leftovers.ts';
import { BUILD } from '../base/version.ts';
import { makeCacheFolder } from './cache-folder.ts';

/**
 * Reads a text written by `writeKept`; `undefined` for anything else: a missing, damaged or truncated file, a folder, a
 * pipe. So everything in the cache is either right or made again.
 */
export function readKept(folder: string, name: string): string | undefined {
  return readMarked(folder, name, ANY_BUILD)?.toString('utf8');
}

/**
 * Writes a text whose name identifies everything it was made from, such as one with its hash. Throws if it cannot be
 * written, for example on a full disk.
 */
export function writeKept(folder: string, name: string, text: string): void {
  writeMarked(folder, name, Buffer.from(text), ANY_BUILD);
}

/** Reads a value written by `keepValue` with the same key and the same build of docs-nav. */
export function readKeptValue<Value>(folder: string, name: string, key = ''): Value | undefined {
  const text = readKeptBytes(folder, name, key)?.toString('utf8');
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/**
 * Saves a value for the next run. `key` identifies its inputs, as far as its name does not. If it cannot be written,
 * the next run is merely slower.
 */
export function keepValue(folder: string, name: string, value: unknown, key = ''): void {
  keepBytes(folder, name, Buffer.from(JSON.stringify(value)), key);
}

/** Reads bytes written by `keepBytes`, like `readKeptValue`. */
export function readKeptBytes(folder: string, name: string, key: string): Buffer | undefined {
  return readMarked(folder, name, ownMark(key));
}

/** Saves bytes, like `keepValue`. */
export function keepBytes(folder: string, name: string, bytes: Uint8Array, key: string): void {
  unlessRefused(() => writeMarked(folder, name, bytes, ownMark(key)));
}

/** The mark of a text that is valid for every build. */
const ANY_BUILD = hashOf('');

function ownMark(key: string): string {
  return hashOf(`${BUILD}\n${key}`);
}

function readMarked(folder: string, name: string, mark: string): Buffer | undefined {
  // Kept values name other kept files.
  if (!leadsOn(name)) return undefined;
  const file = join(folder, name);
  return unlessRefused(() => {
    const stats = statSync(file);
    // Opening a pipe would block forever.
    if (!stats.isFile()) return undefined;
    const bytes = readFileSync(file);
    const content = bytes.subarray(HEAD_LENGTH);
    if (bytes.toString('latin1', 0, HEAD_LENGTH) !== headOf(content, mark)) return undefined;
    // A cache owned by another user still works.
    if (stats.mtimeMs < Date.now() - DAY) unlessRefused(() => utimesSync(file, new Date(), new Date()));
    return content;
  });
}

/** Milliseconds of a day: the last use of a file is recorded to the day. */
export const DAY = 86_400_000;

/** Writes atomically: a killed process leaves the old file or the new one. Anything else at that path is removed. */
function writeMarked(folder: string, name: string, content: Uint8Array, mark: string): void {
  const temporary = join(folder, `${ownName(WRITING)}-${name}`);
  const write = () => {
    makeCacheFolder(folder);
    removeOld(folder);
    writeFileSync(temporary, Buffer.concat([Buffer.from(headOf(content, mark)), content]));
    renameSync(temporary, join(folder, name));
  };
  try {
    write();
  } catch (error) {
    if (isSystemError(error) && IN_THE_WAY.has(error.code ?? '')) {
      clearTheWay(folder, name);
      write();
    } else {
      rmSync(temporary, { force: true });
      throw error;
    }
  }
}

/** Prefix of a file until it is complete, before the process id. */
const WRITING = 'writing';

const cleared = new Set<string>();

/** Removes leftovers, once per process; other threads of this process may be writing there. */
function removeOld(folder: string): void {
  if (cleared.has(folder)) return;
  cleared.add(folder);
  for (const name of listLeftovers(folder, WRITING)) {
    if (!name.startsWith(`${ownName(WRITING)}-`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const IN_THE_WAY = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY']);

/** Removes a folder in place of a file, and a file in place of a folder. */
function clearTheWay(folder: string, name: string): void {
  for (let place = folder; dirname(place) !== place; place = dirname(place)) {
    if (!existsSync(place)) continue;
    if (!statSync(place).isDirectory()) rmSync(place);
    break;
  }
  rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the header of every cached file: what it is valid for, and the hash of the content. */
function headOf(content: Uint8Array, mark: string): string {
  return `${mark} ${hashOf(content)}\n`;
}

const HEAD_LENGTH = headOf(Buffer.alloc(0), ANY_BUILD).length;
