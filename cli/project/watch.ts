import { watch, readdirSync, realpathSync, type FSWatcher } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { lookAt, lookThrough } from '../system/files/look-at.ts';
import { Failure, isSystemError, unlessRefused } from '../system/base/failure.ts';
import { isWithin, followLink } from '../system/files/follow-link.ts';
import { joinChanges, type Changes } from './hold-content.ts';
import type { Io } from '../system/base/io.ts';
import { finishAndTell } from './open-project.ts';
import { printError } from '../system/print-error.ts';

/** Milliseconds within which events are one change: editors save in several steps (write, rename, touch). */
const SETTLE = 10;

/** Errors of a system that has run out of watches (https://man7.org/linux/man-pages/man2/inotify_add_watch.2.html). */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/** Requests another run, in which these files may have changed, and waits for its end. */
export type LookAgain = (changes: Changes) => Promise<void>;

/** What a run receives. */
export interface Run {
  /** What changed since the last run. */
  readonly changes: Changes;
  /** From now on, changes below these folders and files (paths from the root) trigger the next run. */
  watch(places: readonly string[]): void;
  readonly again: LookAgain;
}

/**
 * Runs `work` at once and again after each change below the places that its last run named, one run at a time, until
 * interrupted. `work` returns whether it named all of them, because mistakes hide some. An error is printed and does not
 * end the loop: half-saved files are normal while someone types. After an error or an incomplete run, the places watched
 * so far stay watched, along with those that the run named.
 */
export async function watchProject(project: Project, work: (run: Run) => Promise<boolean>, io: Io): Promise<void> {
  const interrupted = io.interruption();
  let changes: Changes;
  let changed = true;
  /** Changes passed to runs that did not finish. */
  let owed: Changes = new Set();
  let wake = (): void => {};
  let waiting: (() => void)[] = [];
  const notes = new Set<string>();
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
  const watcher = watchFolders(project.root, { onChange: note, onError: (error) => printError(error, io) });
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
        await finishAndTell(project, io.stderr, notes);
        const areAll = await work({ changes: told, watch, again });
        if (areAll) follow(named);
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
  /** Watches only these files and folders, from the root, and everything below them. They need not exist yet. */
  follow(folders: readonly string[]): void;
  close(): void;
}

/** The callbacks of a watcher. */
export interface Listener {
  /** Called once per settled burst of changes, with the affected files. */
  onChange(changes: Changes): void;
  /** Called if the system refuses to watch more folders: changes in some of them go unnoticed. */
  onError(error: Failure): void;
}

/** Makes a watcher for folders of a project. */
export function watchFolders(root: string, { onChange, onError }: Listener): Watcher {
  // One plain watch per folder: in Node 20 on Linux, `recursive: true` loses files that are saved by renaming.
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly inode: number }>();
  let followed: readonly string[] = [];
  /** Symbolic links to files, by target: saving the target triggers no event for the link. */
  let linksTo = new Map<string, readonly string[]>();
  let timer: NodeJS.Timeout | undefined;
  let paths = new Set<string>();
  // Whether a folder may have been added or removed since all were listed, which takes as long as some builds.
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
      ...followed.flatMap((place) =>
        lookAt(place)?.isFile() === true ? foldersAround(root, place) : [...foldersAround(root, place), place],
      ),
      ...places.flatMap(({ folders }) => folders),
      ...Array.from(linksTo.keys(), dirname),
    ]);
    for (const [folder, { watcher, inode }] of watchers) {
      // A folder that was removed and recreated, for example by switching branches, has another inode and needs another
      // watch.
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
      // The folder has disappeared in the meantime, which its parent reports, or is not readable.
      if (!FULL.has(error.code ?? '') || isRefused) return;
      isRefused = true;
      onError(
        new Failure(
          `The system cannot watch any more folders (${error.code}), so some changes will not be noticed.`,
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
      // A folder that was added or removed affects files for which there are no events.
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

/**
 * Returns the folders around a place, up to the root or the first one that contains both: they report when the place is
 * created, saved or removed.
 */
function foldersAround(root: string, place: string): readonly string[] {
  const found: string[] = [];
  for (let folder = dirname(place); !found.some((inner) => isWithin(inner, root)); folder = dirname(folder))
    found.push(folder);
  return found;
}

/** Returns whether there is more to watch at a path than the path itself. */
function leadsOn(path: string): boolean {
  const stats = lookAt(path);
  return stats !== undefined && (stats.isDirectory() || stats.isSymbolicLink());
}

function inodeOf(folder: string): number {
  return lookThrough(folder)?.ino ?? 0;
}

/**
 * Finds what to watch below a folder of a project, so that no change is missed: it and the folders below, including
 * through symbolic links, and such links to files, with their targets. Nothing if it does not exist.
 */
function findWatchedPlaces(root: string, folder: string) {
  const folders: string[] = [];
  const links: { link: string; target: string }[] = [];
  const look = (within: string, from: readonly string[]): void => {
    folders.push(within);
    for (const entry of readdirSync(within, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      const path = join(within, entry.name);
      if (entry.isDirectory()) lookInto(path, from);
      if (!entry.isSymbolicLink()) continue;
      const target = followLink(root, path, from);
      if (target === 'folder') lookInto(path, [...from, realpathSync(within)]);
      else if (target === 'file') links.push({ link: path, target: realpathSync(path) });
    }
  };
  const lookInto = (within: string, from: readonly string[]): void => {
    // It has disappeared in the meantime, or is not readable, which is reported when the project is read.
    unlessRefused(() => look(within, from));
  };
  if (lookThrough(folder)?.isDirectory() === true) lookInto(folder, []);
  return { folders, links };
}
