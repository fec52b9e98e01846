import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { Failure, isSystemError } from '../failure.ts';
import type { FolderSize } from './folder-size.ts';
import { addFolders, outputPlaces, readOutputState, saveOutputState, UNKNOWN_OUTPUT, WHOLE_FOLDERS, type Output, type WrittenFile } from './output-state.ts';

/** Says that an output folder was written by a build, and so may be replaced. */
const MARKER = '_nav/site.json';

/** A folder of the output that is made as a whole, such as a search index. */
export interface KeyedFolder {
  readonly path: string;
  readonly key: string;
}

/** An output folder in the making: files are gathered beside it and take its place at once. */
export interface SiteWriter {
  /** Absolute path of the folder that files are written to until `publish`. */
  readonly folder: string;
  /** Takes over the files that are as a former build left them; returns the others, whose folders exist and are free. */
  reuse(files: readonly PlannedFile[]): readonly PlannedFile[];
  /** Takes over a whole folder when a former build gave it the same key; false when it must be made anew. */
  reuseFolder(folder: KeyedFolder): boolean;
  write(path: string, content: string | Uint8Array): void;
  /** Bytes of a file, or of a folder made as a whole, in the published output; `undefined` when it has none. */
  sizeBefore(path: string): number | undefined;
  /** Notes the files that were written since, and tells how much the output holds. */
  finish(files: readonly PlannedFile[], folders: readonly KeyedFolder[]): FolderSize;
  /** Puts the new output in the place of the old one. */
  publish(): void;
  /** Removes what was written so far; the old output stays. */
  discard(): void;
}

/**
 * Opens a writer for an output folder. A process that is killed leaves the previous output as it was.
 *
 * There are two outputs: the published one, and a spare, which is the one published before. A build brings the spare
 * up to date and lets the two change places, so that it touches the files that changed and no others.
 * Throws a Failure for a folder with other things in it.
 */
export function openSiteWriter(out: string, { root, variant }: { root: string; variant: string }): SiteWriter {
  const { cacheFolder, name, spare } = outputPlaces(out, root);
  recover(out, spare);
  refuseForeign(out, root);

  const known = readOutputState(cacheFolder, name, variant);
  const folder = siblingOf(out, `building-${process.pid}`);
  if (Object.keys(known.spare.files).length === 0) rmSync(spare, { recursive: true, force: true });
  const isFresh = !takeSpare(spare, folder);
  const former = isFresh ? UNKNOWN_OUTPUT : known.spare;
  const current: Record<string, WrittenFile> = {};
  const made = new Set(['.', '']);
  const makeFolder = (path: string) => {
    if (made.has(path)) return;
    makeFolder(dirname(path));
    made.add(path);
    // Its parents exist, so `recursive`, at twice the cost, is only for a folder that is there already.
    const isMade = succeeds(() => mkdirSync(join(folder, path)));
    if (!isMade) mkdirSync(join(folder, path), { recursive: true });
  };
  const clear = (path: string) => {
    if (!isFresh) rmSync(join(folder, path), { recursive: true, force: true });
  };
  const link = (path: string) => {
    makeFolder(dirname(path));
    clear(path);
    return tryLink(join(out, path), join(folder, path));
  };

  return {
    folder,
    reuse(files) {
      removeStrangers(folder, new Set(files.map(({ path }) => path)), former);
      return files.filter(({ path, key }) => {
        const [old, published] = [former.files[path], known.out.files[path]];
        if (old?.[0] === key && isUntouched(join(folder, path), old)) current[path] = old;
        else if (published?.[0] === key && isUntouched(join(out, path), published) && link(path)) current[path] = published;
        else {
          makeFolder(dirname(path));
          // The file of the spare may be one with that of the published output: it must not be written into.
          clear(path);
          return true;
        }
        return false;
      });
    },
    reuseFolder({ path, key }) {
      const [old, published] = [former.files[path], known.out.files[path]];
      if (old?.[0] === key) {
        current[path] = old;
        return true;
      }
      clear(path);
      const names = published?.[0] === key ? listFiles(join(out, path)) : [];
      if (published === undefined || names.length === 0 || !names.every((file) => link(`${path}/${file}`))) return false;
      current[path] = published;
      return true;
    },
    write(path, content) {
      writeFileSync(join(folder, path), content);
    },
    sizeBefore: (path) => known.out.files[path]?.[1],
    finish(files, folders) {
      for (const { path, key } of files) {
        if (current[path]) continue;
        const { size, mtimeMs } = statSync(join(folder, path));
        current[path] = [key, size, mtimeMs];
      }
      for (const { path, key } of folders) {
        current[path] ??= [key, listFiles(join(folder, path)).reduce((sum, file) => sum + statSync(join(folder, path, file)).size, 0), 0];
      }
      for (const path of Object.keys(former.files)) {
        if (path.startsWith(WHOLE_FOLDERS) && current[path] === undefined) rmSync(join(folder, path), { recursive: true, force: true });
      }
      const written = Object.values(current);
      return { files: written.length, bytes: written.reduce((sum, [, size]) => sum + size, 0) };
    },
    publish() {
      const replaced = statSync(out, { throwIfNoEntry: false }) !== undefined;
      const kept = replaced && tryRename(out, spare);
      if (replaced && !kept) renameSync(out, siblingOf(out, `replaced-${process.pid}`));
      renameSync(folder, out);
      const finished = Date.now() - CLOCK_GRAIN;
      saveOutputState(cacheFolder, name, { variant, out: { files: current, finished }, spare: kept ? known.out : UNKNOWN_OUTPUT });
      rmSync(siblingOf(out, `replaced-${process.pid}`), { recursive: true, force: true });
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts back an output whose replacement was cut off between two renames, and removes what killed builds left behind. */
function recover(out: string, spare: string): void {
  mkdirSync(dirname(out), { recursive: true });
  const prefix = `.${basename(out)}.`;
  const isMissing = () => statSync(out, { throwIfNoEntry: false }) === undefined;
  // A replaced output is a newer one than the spare: it comes first.
  for (const name of readdirSync(dirname(out)).toSorted().toReversed()) {
    const [kind, pid] = name.startsWith(prefix) ? name.slice(prefix.length).split('-') : [];
    if ((kind !== 'building' && kind !== 'replaced') || isRunning(Number(pid))) continue;
    if (kind === 'replaced' && isMissing()) renameSync(join(dirname(out), name), out);
    else {
      // Without an output, a build that was cut off after it had moved the old one away left it as the spare.
      if (isMissing()) tryRename(spare, out);
      rmSync(join(dirname(out), name), { recursive: true, force: true });
    }
  }
}

/** Moves the spare to where the new output is made, so that no other build can take it; false when there is none. */
function takeSpare(spare: string, folder: string): boolean {
  rmSync(folder, { recursive: true, force: true });
  if (tryRename(spare, folder)) return true;
  mkdirSync(folder, { recursive: true });
  return false;
}

/** Milliseconds by which the file system's clock may be behind. */
const CLOCK_GRAIN = 50;

/** Removes from the spare what the new output does not have: files of pages that are gone, and what others put there. */
function removeStrangers(folder: string, wanted: ReadonlySet<string>, { files, finished }: Output): void {
  for (const path of Object.keys(files)) {
    if (!wanted.has(path) && !path.startsWith(WHOLE_FOLDERS)) rmSync(join(folder, path), { force: true });
  }
  // Only folders that changed since the build left them can hold anything else.
  const folders = new Set(['']);
  for (const path of Object.keys(files)) addFolders(folders, path);
  for (const below of folders) {
    if (below.startsWith(WHOLE_FOLDERS)) continue;
    const stat = statSync(join(folder, below), { throwIfNoEntry: false });
    if (stat === undefined || stat.mtimeMs <= finished) continue;
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      const isKnown = entry.isDirectory() ? folders.has(path) || WHOLE_FOLDERS.startsWith(`${path}/`) : wanted.has(path);
      if (!isKnown) rmSync(join(folder, path), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error) && error.code === 'EPERM';
  }
}

function refuseForeign(out: string, root: string): void {
  const entry = statSync(out, { throwIfNoEntry: false });
  if (entry === undefined) return;
  if (!entry.isDirectory()) throw new Failure(`\`${out}\` is a file.`, 'name a folder with --out');
  if (`${root}/`.startsWith(`${out}/`)) throw new Failure(`\`${out}\` holds the project itself.`, 'name a folder of its own with --out');
  if (readdirSync(out).length > 0 && statSync(join(out, MARKER), { throwIfNoEntry: false }) === undefined) {
    throw new Failure(`\`${out}\` holds files that no build has written.`, 'empty it, or name another folder with --out');
  }
}

/** A file that someone changed in the output is written anew. */
function isUntouched(file: string, [, size, mtimeMs]: WrittenFile): boolean {
  const entry = statSync(file, { throwIfNoEntry: false });
  return entry?.size === size && entry.mtimeMs === mtimeMs;
}

function siblingOf(out: string, suffix: string): string {
  return join(dirname(out), `.${basename(out)}.${suffix}`);
}

function tryLink(from: string, to: string): boolean {
  return succeeds(() => linkSync(from, to));
}

function tryRename(from: string, to: string): boolean {
  return succeeds(() => renameSync(from, to));
}

/** False for what the file system refuses: nothing there, another disk, no links. */
function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}

function listFiles(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  );
}
