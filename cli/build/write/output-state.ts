import { join } from 'node:path';
import type { Project, ProjectCache } from '../../../site/project/project.ts';
import type { WrittenFile } from '../../system/files/file-system.ts';
import { leadsOn } from '../../system/files/confine.ts';
import { hashOf } from '../../system/files/hash.ts';

/** The files of an output as a build left them, by path. Files of a folder that is made as a whole share its key. */
export type WrittenFiles = Readonly<Record<string, WrittenFile>>;

/**
 * What is known about the published output and its predecessor. It may be out of date, since the output can be removed,
 * restored or replaced by another build: a note is valid only if the file has the noted size and time.
 */
interface OutputState {
  readonly out: WrittenFiles;
  readonly spare: WrittenFiles;
}

/** Where an output's notes and its spare are. */
interface OutputPlaces {
  readonly cache: ProjectCache;
  /** Name of the notes in the cache. */
  readonly notes: string;
  readonly spare: string;
}

/** Returns these places for the output in the folder `out` of a project. */
export function outputPlaces(out: string, { cache }: Project): OutputPlaces {
  // Distinguishes the outputs of one project.
  const name = hashOf(out).slice(0, 12);
  return { cache, notes: `output-${name}.json`, spare: join(cache.folder, `spare-${name}`) };
}

/**
 * Reads the notes of the last build; nothing is known if another version wrote them, if they cannot be read, or if they
 * lead out of the output.
 */
export function readOutputState({ cache, notes }: OutputPlaces): OutputState {
  const state = cache.read<OutputState>(notes);
  const isWithin = state !== undefined && [state.out, state.spare].every((files) => Object.keys(files).every(leadsOn));
  return isWithin ? state : { out: {}, spare: {} };
}

/** Saves the notes of a build. */
export function saveOutputState({ cache, notes }: OutputPlaces, state: OutputState): void {
  cache.keep(notes, state);
}

/** Returns every folder that contains these files, parents first. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  const add = (path: string) => {
    const end = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, end));
    if (end < 0 || folders.has(folder)) return;
    add(folder);
    folders.add(folder);
  };
  for (const path of paths) add(path);
  return folders;
}
