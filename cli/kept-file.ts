import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeCacheFolder } from './cache-folder.ts';
import { isSystemError } from './failure.ts';
import { listLeftovers, ownName } from './leftovers.ts';

/**
 * Reads what `writeKept` wrote, without its mark; `undefined` for everything else that may be there: nothing, a file
 * that was damaged or cut off, a folder, a pipe. So whatever is in the cache is either right or made again.
 */
export function readKept(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  try {
    const stats = statSync(file);
    // Opening a pipe would wait forever.
    if (!stats.isFile()) return undefined;
    const bytes = readFileSync(file);
    const content = bytes.subarray(MARK_LENGTH);
    if (bytes.toString('latin1', 0, MARK_LENGTH) !== markOf(content)) return undefined;
    if (stats.mtimeMs < Date.now() - DAY) noteUse(file);
    return content.toString('utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}

const DAY = 86_400_000;

/** Milliseconds for which a file of the cache is kept after its last use, to the day: its time of change is that of its use. */
export const KEEPING = 7 * DAY;

function noteUse(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    // A cache that others own is one all the same.
    if (!isSystemError(error)) throw error;
  }
}

/** Reads a value that `keepValue` kept. */
export function readKeptValue<Value>(folder: string, name: string): Value | undefined {
  const text = readKept(folder, name);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/**
 * Writes a file of the cache under a mark that tells damage, so that a killed process leaves the old one or the new
 * one. What is in its place and no file is removed. Throws when it cannot be written, as on a full disk.
 */
export function writeKept(folder: string, name: string, text: string): void {
  const content = Buffer.from(text);
  const temporary = join(folder, `${ownName(WRITING)}-${name}`);
  const write = () => {
    makeCacheFolder(folder);
    removeOld(folder);
    writeFileSync(temporary, Buffer.concat([Buffer.from(markOf(content)), content]));
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

/** What a file is called until it is whole, before the number of its process. */
const WRITING = 'writing';

const cleared = new Set<string>();

/** Once in each process; threads of this one may be writing there. */
function removeOld(folder: string): void {
  if (cleared.has(folder)) return;
  cleared.add(folder);
  for (const name of listLeftovers(folder, WRITING)) {
    if (!name.startsWith(`${ownName(WRITING)}-`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Keeps a value for the next run. Where nothing can be written, that run is slower and nothing else. */
export function keepValue(folder: string, name: string, value: unknown): void {
  try {
    writeKept(folder, name, JSON.stringify(value));
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

const IN_THE_WAY = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY']);

/** Removes a folder that stands where a file belongs, and a file that stands where a folder belongs. */
function clearTheWay(folder: string, name: string): void {
  for (let place = folder; dirname(place) !== place; place = dirname(place)) {
    if (!existsSync(place)) continue;
    if (!statSync(place).isDirectory()) rmSync(place);
    break;
  }
  rmSync(join(folder, name), { recursive: true, force: true });
}

function markOf(content: Uint8Array): string {
  return `${hash('sha1', content, 'base64url')}\n`;
}

const MARK_LENGTH = markOf(Buffer.alloc(0)).length;
