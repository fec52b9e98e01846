import { readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns a path with slashes, whatever the system separates folders by. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** Returns the path of a file from a folder, with slashes. */
export function pathFrom(folder: string, file: string): string {
  return slashed(relative(folder, file));
}

/** Lists the entries of a kind below a folder, by their paths from there, with slashes. */
export function listBelow(folder: string, isListed: (entry: Dirent) => boolean): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isListed)
    .map(({ parentPath, name }) => pathFrom(folder, join(parentPath, name)));
}
