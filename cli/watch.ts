import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Failure, isSystemError } from './failure.ts';
import type { Changes } from './hold-content.ts';
import type { Io } from './io.ts';
import { finishAndTell } from './open-project.ts';

/** Editors save in several steps (write, rename, touch); what happens within this time is one change. Milliseconds. */
const SETTLE = 10;

/**
 * Runs `work` at once and again after each change below the folders that its last run named (paths from `root`),
 * one run at a time, until interrupted; passes each run what changed since the last one, and a function that asks for
 * another run. A Failure of one run is reported and waited out: half-saved files are normal while someone types.
 */
export async function watchProject(
  root: string,
  work: (changes: Changes, again: () => void) => Promise<readonly string[]>,
  io: Io,
): Promise<void> {
  const interrupted = io.interruption();
  let changes: Changes;
  let changed = true;
  let wake = (): void => {};
  const note = (paths: Changes): void => {
    changes = changed ? union(changes, paths) : paths;
    changed = true;
    wake();
  };
  const watcher = watchFolders(root, note);
  interrupted.addEventListener('abort', () => wake());
  watcher.follow(['nav']);
  try {
    while (!interrupted.aborted) {
      changed = false;
      const told = changes;
      const folders = await orTell(async () => {
        await finishAndTell(root, io.stderr);
        return work(told, () => note(NOTHING));
      }, io);
      if (folders !== undefined) watcher.follow(folders);
      else changes = union(changes, told);
      if (!changed && !interrupted.aborted) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    watcher.close();
  }
}

const NOTHING: Changes = new Set();

function union(a: Changes, b: Changes): Changes {
  return a === undefined || b === undefined ? undefined : new Set([...a, ...b]);
}

async function orTell<T>(work: () => Promise<T>, io: Io): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure || isSystemError(error))) throw error;
    io.stderr.write(`error: ${error.message}\n`);
    return undefined;
  }
}

/** Watches folders for changes. */
export interface Watcher {
  /** Watches these folders, from the root, with all below them, and no others. They need not exist yet. */
  follow(folders: readonly string[]): void;
  close(): void;
}

/** Makes a watcher that calls `onChange` once per settled burst of changes, with the files that they concern. */
export function watchFolders(root: string, onChange: (changes: Changes) => void): Watcher {
  // One plain watch per folder: `recursive: true` on Linux loses files that are saved by renaming in Node 20.
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly inode: number }>();
  let followed: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let paths = new Set<string>();
  // Whether a folder may have come or gone since all of them were listed, which takes as long as some builds.
  let stale = false;
  let closed = false;

  const refresh = (): void => {
    stale = false;
    const wanted = new Set(followed.flatMap((folder) => [...parents(root, folder), ...withSubfolders(folder)]));
    for (const [folder, { watcher, inode }] of watchers) {
      // A folder that was removed and rebuilt, as by a change of branch, has another inode and needs another watch.
      if (wanted.has(folder) && inodeOf(folder) === inode) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of wanted) if (!watchers.has(folder)) add(folder);
  };
  const add = (folder: string): void => {
    try {
      const watcher = watch(folder, (_event, name) => told(folder, name));
      watcher.on('error', () => watcher.close());
      watchers.set(folder, { watcher, inode: inodeOf(folder) });
    } catch (error) {
      // Gone again since it was listed: its parent reports that.
      if (!isSystemError(error)) throw error;
    }
  };
  const told = (folder: string, name: string | null): void => {
    const path = name === null ? folder : join(folder, name);
    if (!followed.some((wanted) => contains(wanted, path) || contains(path, wanted))) return;
    paths.add(relative(root, path).split(sep).join('/'));
    stale ||= watchers.has(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    settle();
  };
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (closed) return;
      // A folder that has come or gone takes along files that no one names.
      const changes: Changes = stale ? undefined : paths;
      paths = new Set();
      if (stale) refresh();
      onChange(changes);
    }, SETTLE);
  };

  return {
    follow(folders) {
      const wanted = folders.map((folder) => resolve(root, folder));
      if (wanted.join('\n') === followed.join('\n') && !stale) return;
      followed = wanted;
      refresh();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const { watcher } of watchers.values()) watcher.close();
    },
  };
}

/** The folders from the root down to, but without, the folder: they report when it is made or removed. */
function parents(root: string, folder: string): readonly string[] {
  const found: string[] = [];
  for (let parent = dirname(folder); contains(root, parent); parent = dirname(parent)) found.push(parent);
  return found;
}

function withSubfolders(folder: string): readonly string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git',
    );
    return [folder, ...below.flatMap((entry) => withSubfolders(join(folder, entry.name)))];
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}

function inodeOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.ino ?? 0;
}

function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`));
}
