import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isInRepository } from '../packages/repository.ts';

/** The folders in which sections keep their demos, with what is in them. */
export interface DemoFolders {
  /** Modules, from the root. */
  readonly modules: readonly string[];
  /** Folders outside the repository: what is there is not part of the project. */
  readonly outside: readonly string[];
}

/** Lists what is in folders of demos. A folder that does not exist has nothing. */
export function listDemoFolders(root: string, folders: readonly string[]): DemoFolders {
  const existing = [...new Set(folders)].filter(
    (folder) => statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true,
  );
  const isInside = (folder: string) => isInRepository(root, folder);
  return {
    modules: existing
      .filter(isInside)
      .flatMap((folder) => Array.from(listModules(join(root, folder)), (below) => `${folder}/${below}`)),
    outside: existing.filter((folder) => !isInside(folder)),
  };
}

/** What modules of components end with. */
const COMPONENT = /\.[jt]sx$/;

/** Lists the modules that are beside these paths from the root, themselves among them where they exist. */
export function listNeighbors(root: string, paths: readonly string[], ending = COMPONENT): readonly string[] {
  return [...new Set(paths.map((path) => posix.dirname(posix.normalize(path))))].flatMap((folder) => {
    if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return readdirSync(join(root, folder))
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
