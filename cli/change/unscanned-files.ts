import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listBelow } from '../system/files/slashes.ts';
import type { FileMove, Move } from '../../engine/edit/index.ts';

/** Finds files that are not part of the site, such as hidden ones, in folders that move as a whole: they move along. */
export function findUnscanned(root: string, { moves, place }: Pick<Move, 'moves' | 'place'>): readonly FileMove[] {
  const known = new Set(moves.map(({ from }) => from));
  const tops = new Set(moves.flatMap(({ from }) => topFolder(from, place) ?? []));
  return [...tops].flatMap((top) => {
    if (statSync(join(root, top), { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return listBelow(join(root, top), (entry) => !entry.isDirectory()).flatMap((path): readonly FileMove[] => {
      const from = `${top}/${path}`;
      const to = known.has(from) ? undefined : place(from);
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

/** Returns the outermost moving folder around a file. */
function topFolder(file: string, place: Move['place']): string | undefined {
  let top: string | undefined;
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
    const folder = file.slice(0, at);
    if (place(folder) === undefined) break;
    top = folder;
  }
  return top;
}
