import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../content-cache.ts';

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

/** Reads what the last build noted; nothing is known when another version wrote it, or nothing can be read. */
export function readOutputState(cacheFolder: string, name: string, variant: string): OutputState {
  try {
    const state = JSON.parse(readFileSync(join(cacheFolder, fileName(name)), 'utf8')) as OutputState;
    if (state.variant === variant) return state;
  } catch {
    // Without the note every file is rendered, which is slower and nothing else.
  }
  return { variant, out: UNKNOWN_OUTPUT, spare: UNKNOWN_OUTPUT };
}

/** Notes what was written. */
export function saveOutputState(cacheFolder: string, name: string, state: OutputState): void {
  writeAtomically(cacheFolder, fileName(name), JSON.stringify(state));
}

function fileName(name: string): string {
  return `output-${name}.json`;
}
