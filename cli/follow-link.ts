import { realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { isSystemError } from './failure.ts';

/** What a symbolic link leads to. */
export type LinkTarget = 'file' | 'folder' | 'leads-outside' | 'leads-nowhere';

/** Returns what a symbolic link leads to; one to a folder that it is in itself leads nowhere new. */
export function followLink(root: string, link: string): LinkTarget {
  try {
    const target = realpathSync(link);
    if (!isWithin(realpathSync(root), target)) return 'leads-outside';
    const stats = statSync(target);
    if (stats.isDirectory()) return isWithin(target, realpathSync(dirname(link))) ? 'leads-nowhere' : 'folder';
    return stats.isFile() ? 'file' : 'leads-nowhere';
  } catch (error) {
    if (isSystemError(error)) return 'leads-nowhere';
    throw error;
  }
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
