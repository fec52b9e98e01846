import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOutput } from './file-system.ts';

/**
 * Lists the files of a folder and all below it, sorted, by their paths from there, without what is hidden, installed or built.
 * `isCode` selects them by absolute path.
 */
export function* listCode(folder: string, isCode: (file: string) => boolean, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = below + entry.name;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isFile() && isCode(join(folder, path))) yield path;
    // An output is made from the package, and is not part of it.
    else if (entry.isDirectory() && !isOutput(join(folder, path))) yield* listCode(folder, isCode, `${path}/`);
  }
}

/** Returns a stamp of a file with the time when the entry changed, because tools set the modification time arbitrarily. */
export function stampOf(folder: string, file: string): string {
  const { size, ctimeMs } = statSync(join(folder, file));
  return `${file} ${size} ${ctimeMs}`;
}
