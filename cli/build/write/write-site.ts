import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { FOREVER, lifetimeOf } from '../../../site/output/hosts/lifetimes.ts';
import type { PlannedFile } from '../../../site/pages/context/planned-file.ts';
import { Failure } from '../../system/base/failure.ts';
import { leadsOn } from '../../system/files/confine.ts';
import { keepAlive } from '../../system/files/leftovers.ts';
import { isWithin } from '../../system/files/follow-link.ts';
import { buildingFolder, exchangeOutput, recoverOutput, takeSpare } from './exchange-output.ts';
import { isWritable, lookAt } from '../../system/files/look-at.ts';
import { listBelow } from '../../system/files/slashes.ts';
import { buildingInside, isFixed, isOfPublication, publishInside, recoverInside } from './publish-inside.ts';
import { isOutput, isUntouched, removeOthers, tryLink, type WrittenFile } from '../../system/files/file-system.ts';
import { foldersOf, outputPlaces, readOutputState, saveOutputState, type WrittenFiles } from './output-state.ts';

/** A folder of the output that is made as a whole, such as a search index. */
export interface KeyedFolder {
  readonly path: string;
  readonly key: string;
}

/** What an output will contain. */
export interface PlannedOutput<Folder extends KeyedFolder> {
  readonly files: readonly PlannedFile[];
  readonly folders: readonly Folder[];
}

/** The size of a folder with everything below it. */
export interface FolderSize {
  readonly files: number;
  readonly bytes: number;
}

/** An output folder being written: files are gathered beside it and replace it all at once. */
export interface SiteWriter {
  /** Absolute path of the folder that files are written to until `publish`. */
  readonly folder: string;
  /** Says that what an earlier build was publishing is not finished. */
  readonly warning: string | undefined;
  /**
   * Reuses what is as an earlier build left it; returns the rest, which has to be made: files in existing folders, and
   * folders that do not exist.
   */
  reuse<Folder extends KeyedFolder>(planned: PlannedOutput<Folder>): PlannedOutput<Folder>;
  write(path: string, content: string | Uint8Array): void;
  /** Size of a file, or of a folder made as a whole, once the writer is finished; `undefined` if there is none. */
  size(path: string): number | undefined;
  /** Its size in the published output. */
  sizeBefore(path: string): number | undefined;
  /** Notes what was made since, and returns the size of the output. */
  finish(made: PlannedOutput<KeyedFolder>): FolderSize;
  /** Replaces the old output with the new one. */
  publish(): void;
  /** Removes what has been written so far; the old output stays. */
  discard(): void;
}

/**
 * Opens a writer for an output folder. If the process is killed, the previous output stays as it was.
 *
 * There are two outputs: the published one, and a spare, which is the one published before. A build updates the spare
 * and swaps the two, so that it touches only the files that changed. A file's key identifies its inputs; whether it
 * still exists is checked on disk. `generations`: how many later builds keep the files that pages of an earlier build
 * load. Throws a Failure for a folder that contains anything else.
 */
export function openSiteWriter(out: string, project: Project, generations = 0): SiteWriter {
  const places = outputPlaces(out, project);
  const isInside = isFixed(out);
  refuseReadOnly(isInside ? [out] : [dirname(out), out]);
  if (!isInside) recoverOutput(out);
  const warning = recoverInside(out);
  const known = readOutputState(places);
  refuseForeign(out, project.root, known.out);

  const folder = isInside ? buildingInside(out) : buildingFolder(out);
  const hasSpare = takeSpare(places.spare, folder);
  const rest = keepAlive(folder);
  const current: Record<string, WrittenFile> = {};

  const isThere = (path: string, note: WrittenFile) => isUntouched(`${folder}/${path}`, note);
  /** Takes over what is as noted in the spare under its key. */
  const reuseSpare = (wanted: ReadonlyMap<string, string>) => {
    for (const [path, key] of wanted) {
      const note = known.spare[path];
      if (note?.[0] === key && isThere(path, note)) current[path] = note;
    }
  };
  /** Takes over a file as noted in the published output. */
  const link = (path: string, key: string, note: WrittenFile | undefined) => {
    if (note === undefined || !tryLink(join(out, path), join(folder, path))) return;
    // Checked only now, because another build may have just replaced the output.
    if (isThere(path, note)) current[path] = [key, note[1], note[2]];
    else rmSync(join(folder, path), { recursive: true, force: true });
  };

  return {
    folder,
    warning,
    reuse({ files, folders }) {
      if (!files.every(({ path }) => leadsOn(path)))
        throw new Failure('The cache leads out of the output.', `remove ${project.cache.folder}`);
      const contents = filesByKey([known.spare, known.out], new Set(folders.map(({ key }) => key)));
      const wanted = new Map(files.map(({ path, key }) => [path, key]));
      for (const [key, paths] of contents) for (const path of paths) wanted.set(path, key);
      const kept = keptFiles(known.out, wanted, generations);
      if (hasSpare) reuseSpare(wanted);
      const needed = foldersOf([...wanted.keys(), ...kept.keys()]);
      const found = hasSpare ? removeOthers(folder, needed, (path) => current[path] !== undefined) : new Set<string>();
      for (const path of needed) if (!found.has(path)) mkdirSync(join(folder, path));
      for (const [path, key] of wanted)
        if (current[path] === undefined && known.out[path]?.[0] === key) link(path, key, known.out[path]);
      for (const [path, key] of kept) link(path, key, known.out[path]);
      // Folders of kept files that could not be kept.
      if ([...kept.keys()].some((path) => current[path] === undefined))
        removeOthers(folder, foldersOf([...wanted.keys(), ...Object.keys(current)]), (path) => path in current);
      const incomplete = folders.filter(
        ({ key }) => ![...(contents.get(key) ?? [''])].every((path) => current[path] !== undefined),
      );
      for (const { path, key } of incomplete) {
        rmSync(join(folder, path), { recursive: true, force: true });
        for (const file of contents.get(key) ?? []) delete current[file];
      }
      return { files: files.filter(({ path }) => current[path] === undefined), folders: incomplete };
    },
    write(path, content) {
      writeFileSync(join(folder, path), content);
    },
    size: (path) => sizeIn(current, path),
    sizeBefore: (path) => sizeIn(known.out, path),
    finish(made) {
      const note = (path: string, key: string) => {
        const { size, mtimeMs } = lstatSync(join(folder, path));
        current[path] = [key, size, mtimeMs];
      };
      for (const { path, key } of made.files) note(path, key);
      for (const { path, key } of made.folders)
        for (const file of filesBelow(join(folder, path))) note(`${path}/${file}`, key);
      const written = Object.values(current);
      return { files: written.length, bytes: written.reduce((sum, [, size]) => sum + size, 0) };
    },
    publish() {
      rest();
      if (isInside) publishInside(folder, out, Object.keys(current));
      const isKept = !isInside && exchangeOutput(folder, out, places.spare);
      saveOutputState(places, { out: current, spare: isKept ? known.out : {} });
    },
    discard() {
      rest();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Maps the keys of folders that are made as a whole to the files they contained. */
function filesByKey(
  notes: readonly WrittenFiles[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const files of notes)
    for (const path in files) {
      const key = files[path]?.[0] ?? '';
      if (keys.has(key)) found.set(key, (found.get(key) ?? new Set()).add(path));
    }
  return found;
}

/** Begins the keys of files that are only kept for readers of earlier builds. */
const KEPT = 'kept ';

/**
 * Returns the files of earlier builds that stay in the output, with their keys: those whose names contain a hash, so that
 * a page that is still open after a deploy finds its scripts. `generations`: how many builds they stay; a build that
 * changes none of them is no generation.
 */
function keptFiles(
  before: WrittenFiles,
  planned: ReadonlyMap<string, string>,
  generations: number,
): ReadonlyMap<string, string> {
  const isNext = Array.from(planned.keys()).some((path) => lifetimeOf(path) === FOREVER && before[path] === undefined);
  const kept = new Map<string, string>();
  for (const path in before) {
    if (planned.has(path) || lifetimeOf(path) !== FOREVER) continue;
    const [key = ''] = before[path] ?? [];
    const age = (key.startsWith(KEPT) ? Number(key.slice(KEPT.length)) : 0) + (isNext || !key.startsWith(KEPT) ? 1 : 0);
    if (age <= generations) kept.set(path, `${KEPT}${age}`);
  }
  return kept;
}

/** Throws unless the folder is ours: it has our marker, or a file that a build is known to have written there. */
function refuseForeign(out: string, root: string, known: WrittenFiles): void {
  const entry = lookAt(out);
  if (entry === undefined) return;
  if (!entry.isDirectory()) throw new Failure(`\`${out}\` is a file.`, 'choose a folder with --out');
  if (isWithin(out, root))
    throw new Failure(`\`${out}\` contains the project itself.`, 'choose a folder of its own with --out');
  const isOurs =
    readdirSync(out).every(isOfPublication) ||
    isOutput(out) ||
    Object.entries(known).some(([path, note]) => isUntouched(join(out, path), note));
  if (!isOurs)
    throw new Failure(
      `\`${out}\` contains files that no build wrote.`,
      'empty it, or choose another folder with --out',
    );
}

/**
 * Throws if a folder in which an output is made is read-only: usually that around it, where the new output is made beside
 * the old one.
 */
function refuseReadOnly(folders: readonly string[]): void {
  for (const folder of folders) {
    if (existsSync(folder) && !isWritable(folder))
      throw new Failure(`\`${folder}\` is read-only.`, 'make it writable, or choose another folder with --out');
  }
}

function sizeIn(notes: WrittenFiles, path: string): number | undefined {
  const own = notes[path]?.[1];
  if (own !== undefined) return own;
  let size: number | undefined;
  for (const file in notes) if (file.startsWith(`${path}/`)) size = (size ?? 0) + (notes[file]?.[1] ?? 0);
  return size;
}

/** Lists every file below a folder, by its path from there. */
export function filesBelow(folder: string): readonly string[] {
  return listBelow(folder, (entry) => entry.isFile());
}
