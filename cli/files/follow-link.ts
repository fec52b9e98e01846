import { realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { isSystemError } from '../failure.ts';

/** What a symbolic link leads to. */
export type LinkTarget = 'file' | 'folder' | 'leads-outside' | 'leads-nowhere';

/**
 * Returns what a symbolic link leads to; one to a folder that it is in itself leads nowhere new, and neither does one to a
 * folder that holds one of the links which led here. `from` are the real folders of these.
 */
export function followLink(root: string, link: string, from: readonly string[] = []): LinkTarget {
  try {
    const target = realpathSync(link);
    if (!isWithin(realpathSync(root), target)) return 'leads-outside';
    const stats = statSync(target);
    if (stats.isDirectory()) {
      const passed = [...from, realpathSync(dirname(link))];
      return passed.some((folder) => isWithin(target, folder)) ? 'leads-nowhere' : 'folder';
    }
    return stats.isFile() ? 'file' : 'leads-nowhere';
  } catch (error) {
    if (isSystemError(error)) return 'leads-nowhere';
    throw error;
  }
}

/** Whether a path is a folder or something below it; both are absolute. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
