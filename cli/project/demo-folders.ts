import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { lookThrough } from '../system/files/look-at.ts';
import { isInRepository } from '../system/packages/repository.ts';

/** The demo folders of sections, with their contents. */
export interface DemoFolders {
  /** Modules, from the root. */
  readonly modules: readonly string[];
  /** Folders outside the repository: their contents are not part of the project. */
  readonly outside: readonly string[];
}

/** Lists the contents of demo folders. A missing folder counts as empty. */
export function listDemoFolders(project: Project, folders: readonly string[]): DemoFolders {
  const existing = [...new Set(folders)].filter(
    (folder) => lookThrough(join(project.root, folder))?.isDirectory() === true,
  );
  const isInside = (folder: string) => isInRepository(project.root, folder);
  return {
    modules: existing
      .filter(isInside)
      .flatMap((folder) => Array.from(listModules(join(project.root, folder)), (below) => `${folder}/${below}`)),
    outside: existing.filter((folder) => !isInside(folder)),
  };
}

/** Extensions of component modules. */
const COMPONENT = /\.[jt]sx$/;

/** Lists the modules in the folders of these paths from the root, including the paths themselves if they exist. */
export function listNeighbors(project: Project, paths: readonly string[], ending = COMPONENT): readonly string[] {
  return [...new Set(paths.map((path) => posix.dirname(posix.normalize(path))))].flatMap((folder) => {
    if (lookThrough(join(project.root, folder))?.isDirectory() !== true) return [];
    return readdirSync(join(project.root, folder))
      .filter((name) => ending.test(name))
      .map((name) => posix.join(folder, name));
  });
}

function* listModules(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* listModules(folder, `${below}${entry.name}/`);
    else if (COMPONENT.test(entry.name)) yield below + entry.name;
  }
}
