import { lstatSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Failure, isSystemError } from '../failure.ts';
import { isWithin } from '../files/follow-link.ts';
import { joinChanges, type Changes } from '../content/hold-content.ts';
import type { Io } from '../io.ts';
import { finishAndTell } from '../project/open-project.ts';
import { printError } from '../report/print-error.ts';
import { findWatchedPlaces } from './watched-places.ts';

/** Editors save in several steps (write, rename, touch); what happens within this time is one change. Milliseconds. */
const SETTLE = 10;

/** Errors of a system that has given out what it has to watch with (https://man7.org/linux/man-pages/man2/inotify_add_watch.2.html). */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/** Asks for another run, in which these files may have changed, and waits for its end. */
export type LookAgain = (changes: Changes) => Promise<void>;

/** What a run is given. */
export interface Run {
  /** What changed since the last run. */
  readonly changes: Changes;
  /** Has changes below these folders and files (paths from the root) call for the next run, from now on. */
  watch(places: readonly string[]): void;
  readonly again: LookAgain;
}

/**
 * Runs `work` at once and again after each change below the places that its last run named, one run at a time, until
 * interrupted. What stops one run is printed and waited out: half-saved files are normal while someone types. What is
 * watched then is all that was watched before, and what the run had named until it stopped.
 */
export async function watchProject(root: string, work: (run: Run) => Promise<void>, io: Io): Promise<void> {
  const interrupted = io.interruption();
  let changes: Changes;
  let changed = true;
  /** What runs were told that did not come to their end. */
  let owed: Changes = new Set();
  let wake = (): void => {};
  let waiting: (() => void)[] = [];
  const note = (paths: Changes): void => {
    changes = changed ? joinChanges(changes, paths) : paths;
    changed = true;
    wake();
  };
  const again: LookAgain = (paths) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      note(paths);
    });
  const watcher = watchFolders(root, { onChange: note, onError: (error) => printError(error, io) });
  interrupted.addEventListener('abort', () => wake());
  let followed: readonly string[] = ['nav'];
  const follow = (places: readonly string[]): void => {
    followed = [...new Set(places)];
    watcher.follow(followed);
  };
  follow(followed);
  try {
    while (!interrupted.aborted) {
      changed = false;
      const told: Changes = joinChanges(changes, owed);
      const asked = waiting;
      waiting = [];
      const named: string[] = [];
      const watch = (places: readonly string[]): void => {
        named.push(...places);
        follow([...followed, ...places]);
      };
      try {
        await finishAndTell(root, io.stderr);
        await work({ changes: told, watch, again });
        follow(named);
        owed = new Set();
      } catch (error) {
        printError(error, io);
        owed = told;
      }
      for (const end of asked) end();
      if (!changed && !interrupted.aborted) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    watcher.close();
  }
}

/** Watches folders for changes. */
export interface Watcher {
  /** Watches these folders, from the root, with all below them, and no others. They need not exist yet. */
  follow(folders: readonly string[]): void;
  close(): void;
}

/** What a watcher calls. */
export interface Listener {
  /** Once per settled burst of changes, with the files that they concern. */
  onChange(changes: Changes): void;
  /** When the system refuses to watch more folders: what changes in some of them goes unnoticed. */
  onError(error: Failure): void;
}

/** Makes a watcher of folders of a project. */
export function watchFolders(root: string, { onChange, onError }: Listener): Watcher {
  // One plain watch per folder: `recursive: true` on Linux loses files that are saved by renaming in Node 20.
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly inode: number }>();
  let followed: readonly string[] = [];
  /** Symbolic links to files, by what they lead to: whoever saves that tells nothing of them. */
  let linksTo = new Map<string, readonly string[]>();
  let timer: NodeJS.Timeout | undefined;
  let paths = new Set<string>();
  // Whether a folder may have come or gone since all of them were listed, which takes as long as some builds.
  let stale = false;
  let closed = false;
  let isRefused = false;

  const refresh = (): void => {
    stale = false;
    const places = followed.map((folder) => findWatchedPlaces(root, folder));
    linksTo = new Map();
    for (const { link, target } of places.flatMap(({ links }) => links))
      linksTo.set(target, [...(linksTo.get(target) ?? []), link]);
    const wanted = new Set([
      ...followed.flatMap((folder) => [...parents(root, folder), folder]),
      ...places.flatMap(({ folders }) => folders),
      ...Array.from(linksTo.keys(), dirname),
    ]);
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
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, { watcher, inode: inodeOf(folder) });
    } catch (error) {
      if (!isSystemError(error)) throw error;
      // Gone again since it was listed, which its parent reports, or not for us to read.
      if (!FULL.has(error.code ?? '') || isRefused) return;
      isRefused = true;
      onError(
        new Failure(
          `The system watches no more folders (${error.code}), so some changes will not be noticed.`,
          'raise its limit, on Linux with `sysctl fs.inotify.max_user_watches=524288`, and start again',
        ),
      );
    }
  };
  const told = (folder: string, name: string | null): void => {
    const path = name === null ? folder : join(folder, name);
    const meant = [path, ...(linksTo.get(path) ?? [])].filter((each) =>
      followed.some((wanted) => isWithin(wanted, each) || isWithin(each, wanted)),
    );
    if (meant.length === 0) return;
    for (const each of meant) paths.add(relative(root, each).split(sep).join('/'));
    stale ||= watchers.has(path) || leadsOn(path);
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
  for (let parent = dirname(folder); isWithin(root, parent); parent = dirname(parent)) found.push(parent);
  return found;
}

/** Whether there is more to watch at a path than the path itself. */
function leadsOn(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && (stats.isDirectory() || stats.isSymbolicLink());
}

function inodeOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.ino ?? 0;
}
