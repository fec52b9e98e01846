import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCacheFolder, hashOf, writeAtomically } from '../content-cache.ts';

/** A file as it was written: the hash of its inputs, its size in bytes, and the time of its last change in ms. */
export type WrittenFile = readonly [key: string, size: number, mtimeMs: number];

/** An output as a build left it, by path; whole folders have a key and a size. */
export interface Output {
  readonly files: Readonly<Record<string, WrittenFile>>;
  /** Milliseconds since 1970; a folder that changed later was changed by others. */
  readonly finished: number;
}

/** What is known of the published output and of its predecessor. */
export interface OutputState {
  /** What must be equal for anything to be reused, such as the version of this program. */
  readonly variant: string;
  readonly out: Output;
  readonly spare: Output;
}

/** An output of which nothing is known. */
export const UNKNOWN_OUTPUT: Output = { files: {}, finished: 0 };

/** Where an output's notes and its spare are kept. */
export interface OutputPlaces {
  readonly cacheFolder: string;
  /** Tells the outputs of one project apart. */
  readonly name: string;
  readonly spare: string;
}

/** Finds the places of the output in the folder `out` of the project at `root`. */
export function outputPlaces(out: string, root: string): OutputPlaces {
  const cacheFolder = findCacheFolder(root);
  const name = hashOf(out).slice(0, 12);
  return { cacheFolder, name, spare: join(cacheFolder, `spare-${name}`) };
}

/** Where folders lie that are made as a whole; they are checked as a whole. */
export const WHOLE_FOLDERS = '_nav/search/';

/** Adds every folder above a file. */
export function addFolders(folders: Set<string>, path: string): void {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}

/** Reads what the last build noted; nothing is known when another version wrote it, or nothing can be read. */
export function readOutputState(cacheFolder: string, name: string, variant: string): OutputState {
  try {
    const state = JSON.parse(readFileSync(join(cacheFolder, outputFile(name)), 'utf8')) as OutputState;
    if (state.variant === variant) return state;
  } catch {
    // Without the note every file is rendered, which is slower and nothing else.
  }
  return { variant, out: UNKNOWN_OUTPUT, spare: UNKNOWN_OUTPUT };
}

/** Notes what was written. */
export function saveOutputState(cacheFolder: string, name: string, state: OutputState): void {
  writeAtomically(cacheFolder, outputFile(name), JSON.stringify(state));
}

/** Name of the notes in the cache folder. */
export function outputFile(name: string): string {
  return `output-${name}.json`;
}
