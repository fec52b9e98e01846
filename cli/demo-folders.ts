import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Failure } from './failure.ts';
import { isWithin } from './follow-link.ts';
import { findRepository, foldersAbove } from './repository.ts';

/**
 * Lists the modules of the folders in which sections keep their demos, from the root. A folder that does not exist has
 * none. Throws a Failure for one outside the repository: what is there is not part of the project.
 */
export function listDemoModules(root: string, folders: readonly string[]): readonly string[] {
  return [...new Set(folders)].flatMap((folder) => {
    const place = join(root, folder);
    if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    const repository = findOutermost(root);
    if (!isWithin(repository, realpathSync(place))) {
      throw new Failure(
        `The folder \`${folder}\` of demos lies outside the repository, which is \`${repository}\`.`,
        'name a folder within it with `demos` in the section’s file',
      );
    }
    return Array.from(listModules(place), (below) => `${folder}/${below}`);
  });
}

/** Lists the modules that are beside these paths from the root, themselves among them where they exist. */
export function listNeighbors(root: string, paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map((path) => posix.dirname(posix.normalize(path))))].flatMap((folder) => {
    if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return readdirSync(join(root, folder))
      .filter((name) => /\.[jt]sx$/.test(name))
      .map((name) => posix.join(folder, name));
  });
}

/** The folder that holds the whole repository: that of Git, else the outermost with a `package.json`, else the project. */
function findOutermost(root: string): string {
  const folder = realpathSync(root);
  return (
    findRepository(folder) ??
    foldersAbove(folder).findLast((outer) => existsSync(join(outer, 'package.json'))) ??
    folder
  );
}

function* listModules(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* listModules(folder, `${below}${entry.name}/`);
    else if (/\.[jt]sx$/.test(entry.name)) yield below + entry.name;
  }
}
