import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The folder for what may be lost at any time: where tools of Node keep such things, or, in a project without
 * `node_modules`, a folder of our own that git ignores.
 */
export function findCacheFolder(root: string): string {
  const modules = join(root, 'node_modules');
  return statSync(modules, { throwIfNoEntry: false })?.isDirectory()
    ? join(modules, '.cache', 'docs-nav')
    : join(root, OWN_FOLDER, 'cache');
}

const OWN_FOLDER = '.docs-nav';

/** Makes the cache folder, or one in it. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const [own] = folder.split(`${sep}cache`);
  if (own?.endsWith(OWN_FOLDER) && !existsSync(join(own, '.gitignore'))) writeFileSync(join(own, '.gitignore'), '*\n');
}
