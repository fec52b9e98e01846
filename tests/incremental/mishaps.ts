import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';

/**
 * Something that happens to the output or the cache between two builds, as plain data, so that a failure prints the
 * steps to reproduce it.
 */
export interface Mishap {
  readonly mishap: keyof typeof MISHAPS;
  /** Which file, if the mishap concerns one: an index that wraps around. */
  readonly at: number;
}

/** What a mishap can reach. */
export interface Belongings {
  readonly out: string;
  readonly cache: string;
  /** Earlier copies of cache and output, by number. */
  readonly past: readonly string[];
}

const MISHAPS = {
  'output removed': ({ out }: Belongings) => rmSync(out, { recursive: true, force: true }),
  'file of the output removed': ({ out }: Belongings, at: number) => onFile(out, at, (file) => rmSync(file)),
  'folder of the output removed': ({ out }: Belongings, at: number) =>
    onFile(out, at, (file) => rmSync(path.dirname(file), { recursive: true })),
  'file of the output changed': ({ out }: Belongings, at: number) =>
    onFile(out, at, (file) => appendFileSync(file, 'x')),
  'folder in the place of a file of the output': ({ out }: Belongings, at: number) => onFile(out, at, replaceByFolder),
  'file in the place of a folder of the output': ({ out }: Belongings, at: number) =>
    onFile(out, at, (file) => replaceByFile(path.dirname(file), out)),
  'device in the place of a file of the output': ({ out }: Belongings, at: number) => onFile(out, at, replaceByPipe),
  'strange file in the output': ({ out }: Belongings, at: number) =>
    onFile(out, at, (file) => writeFileSync(`${file}.strange`, 'x')),
  'strange folder in the output': ({ out }: Belongings, at: number) =>
    onFile(out, at, (file) => mkdirSync(`${file}.folder/empty`, { recursive: true })),
  'cache removed': ({ cache }: Belongings) => rmSync(cache, { recursive: true, force: true }),
  'file of the cache removed': ({ cache }: Belongings, at: number) => onFile(cache, at, (file) => rmSync(file)),
  'file of the cache cut off': ({ cache }: Belongings, at: number) =>
    onFile(cache, at, (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2))),
  'file of the cache emptied': ({ cache }: Belongings, at: number) =>
    onFile(cache, at, (file) => writeFileSync(file, '')),
  'byte of the cache changed': ({ cache }: Belongings, at: number) => onFile(cache, at, (file) => flip(file, at)),
  'other JSON in the cache': ({ cache }: Belongings, at: number) =>
    onFile(cache, at, (file) => writeFileSync(file, ['null', '{}', '[]', '{"entries":null}'][at % 4] ?? '')),
  'folder in the place of a file of the cache': ({ cache }: Belongings, at: number) =>
    onFile(cache, at, replaceByFolder),
  'device in the place of a file of the cache': ({ cache }: Belongings, at: number) => onFile(cache, at, replaceByPipe),
  'older cache restored': ({ cache, past }: Belongings, at: number) => restore(past, at, 'cache', cache),
  'older output restored': ({ out, past }: Belongings, at: number) => restore(past, at, 'out', out),
} as const;

/** What may happen next. */
export const anyMishap: fc.Arbitrary<Mishap> = fc.record(
  { mishap: fc.constantFrom(...(Object.keys(MISHAPS) as Mishap['mishap'][])), at: fc.nat(10_000) },
  { noNullPrototype: true },
);

/** Every mishap once; those that need an earlier copy come first. */
export const EACH_MISHAP: readonly Mishap[] = (Object.keys(MISHAPS) as Mishap['mishap'][])
  .map((mishap) => ({ mishap, at: 5 }))
  .toSorted((one, other) => Number(isRestoring(other)) - Number(isRestoring(one)));

/** Returns whether a mishap needs an earlier copy. */
export function isRestoring({ mishap }: Mishap): boolean {
  return mishap.startsWith('older ');
}

export function happen({ mishap, at }: Mishap, belongings: Belongings): void {
  MISHAPS[mishap](belongings, at);
}

/** Copies cache and output to a folder. Hard links between the two are lost, as in any archive of one of them. */
export function keepPast({ out, cache }: Omit<Belongings, 'past'>, folder: string): void {
  for (const [name, place] of [
    ['out', out],
    ['cache', cache],
  ] as const) {
    if (existsSync(place))
      cpSync(place, path.join(folder, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (file) => !lstatSync(file).isFIFO(),
      });
  }
}

function restore(past: readonly string[], at: number, name: 'out' | 'cache', place: string): void {
  const source = path.join(past[at % Math.max(1, past.length)] ?? '', name);
  if (past.length === 0 || !existsSync(source)) return;
  rmSync(place, { recursive: true, force: true });
  cpSync(source, place, { recursive: true, preserveTimestamps: true });
}

function onFile(folder: string, at: number, act: (file: string) => void): void {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
  const file = files.toSorted()[at % Math.max(1, files.length)];
  if (file !== undefined) act(file);
}

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(path.join(file, 'within'), { recursive: true });
  writeFileSync(path.join(file, 'within', 'file'), 'x');
}

function replaceByFile(folder: string, top: string): void {
  if (folder === top) return;
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'x');
}

/** Replaces a file by a pipe without a writer: opening it blocks forever. */
function replaceByPipe(file: string): void {
  rmSync(file);
  spawnSync('mkfifo', [file]);
}

/** Damages a file without changing its size and times. */
function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  if (bytes.length === 0) return;
  const place = (at * 7919) % bytes.length;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}
