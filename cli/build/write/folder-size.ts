import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a folder with everything below it. */
export interface FolderSize {
  readonly files: number;
  readonly bytes: number;
}

/** Adds up the files below a folder. */
export function sizeOfFolder(folder: string): FolderSize {
  let files = 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  return { files, bytes };
}
