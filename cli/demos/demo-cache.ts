import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../content-cache.ts';

/** A file that demos need in the browser; its name holds its hash. */
export interface DemoFile {
  readonly name: string;
  /** Name of the file in the cache that holds its text. */
  readonly source: string;
}

const HASH_LENGTH = 10;

/** Puts a text into the cache under a name with its hash, `<kind>.<hash>.<ending>`. */
export function keepText(folder: string, kind: string, ending: 'js' | 'json', text: string): DemoFile {
  const name = `${kind}.${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}.${ending}`;
  return keepNamed(folder, name, text);
}

/** Puts a text into the cache whose name has its hash already. */
export function keepNamed(folder: string, name: string, text: string): DemoFile {
  // The hash says that it is there already.
  if (!existsSync(join(folder, name))) writeAtomically(folder, name, text);
  return { name, source: name };
}

/** Takes a value from the cache, or makes it and keeps it. */
export async function keptJson<Value>(folder: string, name: string, make: () => Promise<Value>): Promise<Value> {
  const kept = readJson<Value>(join(folder, name));
  if (kept !== undefined) return kept;
  const made = await make();
  writeAtomically(folder, name, JSON.stringify(made));
  return made;
}

/** Reads a value from the cache; `undefined` when it is not there, or damaged. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
