import { createHash } from 'node:crypto';
import { readKept, writeKept } from './kept-file.ts';

/** A file that demos need in the browser, with its hash in the name. */
export interface DemoFile {
  readonly name: string;
  /** Name of the cached file with its text. */
  readonly source: string;
  /** Set if the text encodes bytes, for example of an image. */
  readonly isBinary?: true;
}

/** A cached file that others refer to is missing or damaged. Running with `isThorough` restores it. */
export class LostDemoFile extends Error {}

const HASH_LENGTH = 10;

/** Saves a text in the cache under a name with its hash, `<kind>.<hash>.<ending>`. */
export function keepText(folder: string, kind: string, ending: 'js' | 'json' | 'css' | 'html', text: string): DemoFile {
  const name = `${kind}.${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}.${ending}`;
  return keepNamed(folder, name, text);
}

/** Saves a text in the cache whose name already contains its hash. */
function keepNamed(folder: string, name: string, text: string): DemoFile {
  if (readKept(folder, name) !== text) writeKept(folder, name, text);
  return { name, source: name };
}

/** Saves a bundler's output in the cache, under the bundler's name for it. */
export function keepAsset(folder: string, name: string, content: string | Uint8Array): DemoFile {
  if (typeof content === 'string') return keepNamed(folder, name, content);
  const { source } = keepNamed(folder, `${name}.base64`, Buffer.from(content).toString('base64'));
  return { name, source, isBinary: true };
}

/** Reads a demo's file. Throws a `LostDemoFile`. */
export function readDemoFile(folder: string, { source, isBinary }: DemoFile): string | Uint8Array {
  const text = readKept(folder, source);
  if (text === undefined) throw new LostDemoFile(`${source} is gone from the cache.`);
  return isBinary ? Buffer.from(text, 'base64') : text;
}
