import { existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Returns the folder for everything that may be lost at any time: where Node tools usually keep such files or, in a
 * project without `node_modules`, a folder of our own that Git ignores.
 */
export function findCacheFolder(root: string): string {
  const modules = join(root, 'node_modules');
  return statSync(modules, { throwIfNoEntry: false })?.isDirectory()
    ? // Node runs the code in there from its real path, and source maps are relative to its folder.
      join(realpathSync(modules), '.cache', 'docs-nav')
    : join(root, OWN_FOLDER, 'cache');
}

const OWN_FOLDER = '.docs-nav';

/** Makes the cache folder, or a folder in it. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // A project may be in a folder of another one's cache: the innermost one is its own.
  const segments = folder.split(sep);
  const at = segments.lastIndexOf(OWN_FOLDER);
  if (segments[at + 1] !== 'cache' || at < 0) return;
  const ignored = join(segments.slice(0, at + 1).join(sep), '.gitignore');
  if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
}
