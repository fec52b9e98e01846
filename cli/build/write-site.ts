import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { findCacheFolder, hashOf, writeAtomically } from '../content-cache.ts';
import { Failure, isSystemError } from '../failure.ts';

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
  /** Takes over the files that are as the last build left them; returns the others. */
  reuse(files: readonly PlannedFile[]): readonly PlannedFile[];
  /** Takes over a whole folder when the last build gave it the same key; false when it must be made anew. */
  reuseFolder(folder: KeyedFolder): boolean;
  write(path: string, content: string | Uint8Array): void;
  /** Puts the new output in the place of the old one. */
  publish(files: readonly PlannedFile[], folders: readonly KeyedFolder[]): void;
  /** Removes what was written so far; the old output stays. */
  discard(): void;
}

/**
 * Opens a writer for an output folder. A process that is killed leaves the previous output as it was.
 * Throws a Failure for a folder with other things in it.
 */
export function openSiteWriter(out: string, { root, variant }: { root: string; variant: string }): SiteWriter {
  recover(out);
  refuseForeign(out, root);
  const folder = siblingOf(out, `building-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const cacheFolder = findCacheFolder(root);
  const stateName = `output-${hashOf(out).slice(0, 12)}.json`;
  const previous = cacheFolder === undefined ? {} : readState(join(cacheFolder, stateName), variant);
  const state: State = {};
  const made = new Set(['.', '']);
  const makeFolder = (path: string) => {
    if (made.has(path)) return;
    makeFolder(dirname(path));
    made.add(path);
    mkdirSync(join(folder, path), { recursive: true });
  };

  return {
    folder,
    reuse(files) {
      return files.filter(({ path, key }) => {
        makeFolder(dirname(path));
        const kept = previous[path];
        const isReused = kept?.[0] === key && isUntouched(join(out, path), kept) && tryLink(join(out, path), join(folder, path));
        if (isReused) state[path] = kept;
        return !isReused;
      });
    },
    reuseFolder({ path, key }) {
      if (previous[path]?.[0] !== key) return false;
      const names = listFiles(join(out, path));
      for (const name of names) {
        makeFolder(dirname(join(path, name)));
        if (!tryLink(join(out, path, name), join(folder, path, name))) return false;
      }
      return names.length > 0;
    },
    write(path, content) {
      makeFolder(dirname(path));
      const file = join(folder, path);
      // A link to the previous output must not be written through.
      rmSync(file, { force: true });
      writeFileSync(file, content);
    },
    publish(files, folders) {
      for (const { path, key } of files) {
        const { size, mtimeMs } = statSync(join(folder, path));
        state[path] ??= [key, size, mtimeMs];
      }
      for (const { path, key } of folders) state[path] = [key, 0, 0];
      const old = siblingOf(out, `replaced-${process.pid}`);
      const exists = statSync(out, { throwIfNoEntry: false }) !== undefined;
      if (exists) renameSync(out, old);
      renameSync(folder, out);
      if (cacheFolder) writeAtomically(cacheFolder, stateName, JSON.stringify({ variant, state }));
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts back an output whose replacement was cut off between two renames, and removes what killed builds left behind. */
function recover(out: string): void {
  const parent = dirname(out);
  if (statSync(parent, { throwIfNoEntry: false }) === undefined) return;
  const prefix = `.${basename(out)}.`;
  for (const name of readdirSync(parent)) {
    const [kind, pid] = name.startsWith(prefix) ? name.slice(prefix.length).split('-') : [];
    if ((kind !== 'building' && kind !== 'replaced') || isRunning(Number(pid))) continue;
    if (kind === 'replaced' && statSync(out, { throwIfNoEntry: false }) === undefined) renameSync(join(parent, name), out);
    else rmSync(join(parent, name), { recursive: true, force: true });
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

function siblingOf(out: string, suffix: string): string {
  return join(dirname(out), `.${basename(out)}.${suffix}`);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
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

/** Key, size in bytes and time of change in ms of each file as it was written, by its path. */
type State = Record<string, readonly [key: string, size: number, mtimeMs: number]>;

/** A file that someone changed in the output is written anew. */
function isUntouched(file: string, [, size, mtimeMs]: State[string]): boolean {
  const entry = statSync(file, { throwIfNoEntry: false });
  return entry?.size === size && entry.mtimeMs === mtimeMs;
}

function readState(file: string, variant: string): Readonly<State> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { variant: string; state: State };
    return kept.variant === variant ? kept.state : {};
  } catch {
    return {};
  }
}
