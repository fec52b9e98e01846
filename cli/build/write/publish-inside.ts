import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FOREVER, lifetimeOf } from '../../../site/output/hosts/lifetimes.ts';
import { unlessRefused } from '../../system/base/failure.ts';
import { confine, leadsOn } from '../../system/files/confine.ts';
import { ownName, removeLeftovers } from '../../system/files/leftovers.ts';
import { isWritable, lookAt } from '../../system/files/look-at.ts';
import { isFolder, removeOthers } from '../../system/files/file-system.ts';
import { putJournal, readJournal } from '../../system/journal.ts';
import { foldersOf } from './output-state.ts';

/** An output that cannot be exchanged as a whole is built in itself: in this folder, whose files then take their places. */
const BUILDING = '.building';

/** What a publication does, so that the next build can finish one that was interrupted. */
interface Journal {
  /** Name of the folder that the files come from. */
  readonly from: string;
  /** All files of the new output. */
  readonly files: readonly string[];
}

const JOURNAL = '.publishing.json';

/**
 * Returns whether a folder cannot be renamed: it is where something else is mounted, such as a volume of a container, or
 * the folder around it is read-only. A folder may be mounted on its own disk, which only the list of mounts tells.
 */
export function isFixed(out: string): boolean {
  if (!isFolder(out)) return false;
  return statSync(out).dev !== statSync(dirname(out)).dev || !isWritable(dirname(out)) || mountPoints().has(out);
}

/** https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html; empty on other systems. */
function mountPoints(): ReadonlySet<string> {
  const lines = unlessRefused(() => readFileSync('/proc/self/mountinfo', 'utf8'))?.split('\n') ?? [];
  return new Set(
    lines.map((line) =>
      (line.split(' ')[4] ?? '').replaceAll(/\\(\d{3})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 8)),
      ),
    ),
  );
}

/** Returns the folder in which this process builds such an output. */
export function buildingInside(out: string): string {
  return join(out, ownName(BUILDING));
}

/**
 * Puts finished files in their places, one by one: first those that no page refers to yet, because their names are new,
 * then all others; what is no longer part of the output is removed last. Until the first of them, the old output is
 * whole.
 */
export function publishInside(folder: string, out: string, files: readonly string[]): void {
  const journal: Journal = { from: folder.slice(out.length + 1), files };
  // One that was not followed is no more a part of the output than any other file.
  rmSync(join(out, JOURNAL), { recursive: true, force: true });
  putJournal(join(folder, JOURNAL), join(out, JOURNAL), journal);
  finish(out, journal);
}

/**
 * Finishes what an interrupted build has begun to publish, and removes what others left behind. Returns a warning if a
 * journal is not followed.
 */
export function recoverInside(out: string): string | undefined {
  if (!isFolder(out)) return undefined;
  const journal = readJournal(out, JOURNAL, {
    isOurs: (value) => isJournal(value, out),
    help: 'this build makes the output without it',
  });
  if (typeof journal === 'object') finish(out, journal);
  removeLeftovers(out, BUILDING);
  return typeof journal === 'string' ? journal : undefined;
}

/** Returns whether a name is one of ours in an output that is being built. */
export function isOfPublication(name: string): boolean {
  return name === JOURNAL || name.startsWith(`${BUILDING}-`);
}

/** Returns whether a journal leads from a folder of ours in an output to that output, and nowhere else. */
function isJournal(value: unknown, out: string): value is Journal {
  const { from, files } = Object(value) as Partial<Record<keyof Journal, unknown>>;
  if (typeof from !== 'string' || !/^\.building-[^\\/]+$/.test(from) || !Array.isArray(files)) return false;
  const folder = join(out, from);
  return files.every((path) => typeof path === 'string' && (isFolder(folder) ? confine(folder, path) : leadsOn(path)));
}

function finish(out: string, { from, files }: Journal): void {
  const folder = join(out, from);
  const folders = foldersOf(files);
  for (const path of folders) {
    if (!isFolder(join(out, path))) rmSync(join(out, path), { force: true });
    mkdirSync(join(out, path), { recursive: true });
  }
  const isNew = (path: string) => lifetimeOf(path) === FOREVER;
  for (const path of [...files.filter(isNew), ...files.filter((path) => !isNew(path))]) {
    const staged = lookAt(join(folder, path));
    const target = join(out, path);
    const there = lookAt(target);
    // Moved before an interruption, or the very file that is there.
    if (staged === undefined || staged.ino === there?.ino) continue;
    if (there?.isDirectory() === true) rmSync(target, { recursive: true, force: true });
    renameSync(join(folder, path), target);
  }
  const kept = new Set(files);
  // That folder goes last.
  if (isFolder(folder)) removeOthers(out, folders, (path) => kept.has(path) || isOfPublication(path));
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(out, JOURNAL), { force: true });
}
