import { createHash } from 'node:crypto';
import { readKept, writeKept, keepValue, readKeptValue } from '../kept-file.ts';

/** A file that demos need in the browser; its name holds its hash. */
export interface DemoFile {
  readonly name: string;
  /** Name of the file in the cache that holds its text. */
  readonly source: string;
}

/** A file of the cache that other files of it speak of is gone, or damaged. What is made with `isThorough` mends it. */
export class LostDemoFile extends Error {}

const HASH_LENGTH = 10;

/** Puts a text into the cache under a name with its hash, `<kind>.<hash>.<ending>`. */
export function keepText(folder: string, kind: string, ending: 'js' | 'json', text: string): DemoFile {
  const name = `${kind}.${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}.${ending}`;
  return keepNamed(folder, name, text);
}

/** Puts a text into the cache whose name has its hash already. */
export function keepNamed(folder: string, name: string, text: string): DemoFile {
  if (readKept(folder, name) !== text) writeKept(folder, name, text);
  return { name, source: name };
}

/** Reads the text of a demo's file. Throws a `LostDemoFile`. */
export function readDemoFile(folder: string, { source }: DemoFile): string {
  const text = readKept(folder, source);
  if (text === undefined) throw new LostDemoFile(`${source} is gone from the cache.`);
  return text;
}

/** Takes a value from the cache, or makes it and keeps it. A value that is not whole any more is made again. */
export async function keptJson<Value>(folder: string, name: string, make: () => Promise<Value>, isWhole: (value: Value) => boolean = () => true): Promise<Value> {
  const kept = readKeptValue<Value>(folder, name);
  if (kept !== undefined && isWhole(kept)) return kept;
  const made = await make();
  keepValue(folder, name, made);
  return made;
}
