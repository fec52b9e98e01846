import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import process from 'node:process';
import { Failure, isSystemError } from '../base/failure.ts';
import { once } from '../base/once.ts';
import { confine } from '../files/confine.ts';
import { hashOf } from '../files/hash.ts';
import { isWritable, lookAt, lookThrough } from '../files/look-at.ts';

/**
 * Returns the folder for everything that may be lost at any time: the one that `--cache` or `DOCS_NAV_CACHE` names, where
 * Node tools usually keep such files or, in a project without `node_modules`, a folder of our own that Git ignores. If
 * `node_modules` is read-only, as in a layer of a container, it is our own folder; if the project is as well, a temporary
 * one.
 */
export function findCacheFolder(root: string, mayWrite: (folder: string) => boolean = canWrite): string {
  const named = process.env[CACHE_VARIABLE];
  if (named !== undefined && named !== '') return outside(resolve(named), root);
  const modules = join(root, 'node_modules');
  const places: (readonly [from: string, path: string])[] = [[root, join(OWN_FOLDER, 'cache')]];
  // Node runs the code in there from its real path, and source maps are relative to its folder.
  if (isFolder(modules)) places.unshift([realpathSync(modules), join('.cache', 'docs-nav')]);
  // What is in it gets replaced and removed, so no link that a branch brings may be on the way.
  const isAsItLooks = (from: string, path: string) => confine(from, path) === join(realpathSync(from), path);
  const found = places.find(([from, path]) => mayWrite(join(from, path)) && isAsItLooks(from, join(path, 'kept')));
  return found === undefined ? outside(temporaryFolder(), root) : join(...found);
}

const OWN_FOLDER = '.docs-nav';

/** Variable for `--cache`, so that threads and processes that a command starts know it as well. */
export const CACHE_VARIABLE = 'DOCS_NAV_CACHE';

/** The projects of cache folders that are not in them: modules in such a folder find the packages of their project. */
const projects = new Map<string, string>();

function outside(base: string, root: string): string {
  const folder = join(base, hashOf(root).slice(0, 12), 'cache');
  projects.set(folder, root);
  return folder;
}

/** Returns a function that makes a folder of its own when first called, which is removed as the process ends. */
export function openShortLivedFolder(): () => string {
  return once(() => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'docs-nav-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  });
}

/** Makes the cache folder, or a folder in it. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [cache, root] of projects)
    if (`${folder}${sep}`.startsWith(`${cache}${sep}`)) linkModules(dirname(cache), root);
  // A project may be in a folder of another one's cache: the innermost one is its own.
  const segments = folder.split(sep);
  const at = segments.lastIndexOf(OWN_FOLDER);
  if (segments[at + 1] !== 'cache' || at < 0) return;
  const ignored = join(segments.slice(0, at + 1).join(sep), '.gitignore');
  if (lookAt(ignored) === undefined) writeFileSync(ignored, '*\n');
}

function linkModules(folder: string, root: string): void {
  const modules = join(root, 'node_modules');
  const link = join(folder, 'node_modules');
  if (!isFolder(modules) || lstatSync(link, { throwIfNoEntry: false }) !== undefined) return;
  try {
    symlinkSync(realpathSync(modules), link, 'junction');
  } catch (error) {
    // Another process was faster.
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
  }
}

/** A folder that only this user can write to: what is in it is run. */
function temporaryFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const folder = join(realpathSync(tmpdir()), `docs-nav-${uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const entry = lstatSync(folder);
  if (!entry.isDirectory() || (process.getuid !== undefined && entry.uid !== uid))
    throw new Failure(`\`${folder}\` belongs to another user.`, 'name a folder for the cache with --cache');
  return folder;
}

/** Returns whether a folder can be written to, or be made. */
function canWrite(folder: string): boolean {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  return isFolder(place) && isWritable(place);
}

function isFolder(path: string): boolean {
  return lookThrough(path)?.isDirectory() === true;
}
