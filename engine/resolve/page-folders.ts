import { parentPathname } from '../address/pathname.ts';
import type { PageFile } from '../model/project-input.ts';
import { onceEach } from '../text/once.ts';

/** The pages of a project, by the folder of their pathname. */
export interface PageFolders {
  /** Last segments of the pages and folders right below a folder, in order. */
  namesIn(folder: string): readonly string[];
  fileAt(pathname: string): PageFile | undefined;
  /** Whether there is a page, or a folder with pages, at a pathname. */
  has(pathname: string): boolean;
}

/** Indexes the pages by folder: once for all groups that are filled from a folder, on first use. */
export function indexFolders(files: ReadonlyMap<string, PageFile>): PageFolders {
  let index: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return {
    namesIn: onceEach((folder) => [...((index ??= namesByFolder(files)).get(folder) ?? [])].toSorted()),
    fileAt: (pathname) => files.get(pathname),
    has: (pathname) => files.has(pathname) || (index ??= namesByFolder(files)).has(pathname),
  };
}

function namesByFolder(files: ReadonlyMap<string, PageFile>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const pathname of files.keys()) {
    let at: string = pathname;
    for (let folder = parentPathname(at); folder !== undefined; folder = parentPathname(at)) {
      const known = names.get(folder);
      const name = at.slice(folder === '/' ? 1 : folder.length + 1);
      if (known?.has(name) === true) break;
      if (known) known.add(name);
      else names.set(folder, new Set([name]));
      at = folder;
    }
  }
  return names;
}
