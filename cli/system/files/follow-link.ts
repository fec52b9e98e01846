import { realpathSync, statSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { unlessRefused } from '../base/failure.ts';

/** The target of a symbolic link. */
export type LinkTarget = 'file' | 'folder' | 'leads-outside' | 'leads-nowhere' | 'passed-over';

/**
 * Returns the target of a symbolic link. A link to a folder that contains it, or that contains one of the links on the
 * way here, leads nowhere new. `from` are the real folders of those links. What a walk passes over under its own name is
 * not reached under another one: that is behind.
 */
export function followLink(root: string, link: string, from: readonly string[] = []): LinkTarget {
  const found = unlessRefused((): LinkTarget => {
    const target = realpathSync(link);
    if (leadsToHidden(relative(realpathSync(dirname(link)), target))) return 'passed-over';
    if (!isWithin(realpathSync(root), target)) return 'leads-outside';
    const stats = statSync(target);
    if (stats.isDirectory()) {
      const passed = [...from, realpathSync(dirname(link))];
      return passed.some((folder) => isWithin(target, folder)) ? 'leads-nowhere' : 'folder';
    }
    return stats.isFile() ? 'file' : 'leads-nowhere';
  });
  return found ?? 'leads-nowhere';
}

/** Returns whether a path is a folder or below it; both are absolute. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns whether a walk through the content folder skips a name: hidden files, and those of packages. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** Returns whether a relative path leads through such a name. */
export function leadsToHidden(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name !== '.' && name !== '..' && isPassedOver(name));
}
