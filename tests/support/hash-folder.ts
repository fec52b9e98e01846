import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The hash of each file below a folder, by its path, and `folder` for each folder; two equal results mean the same
 * folders, and the same files with the same bytes.
 */
export function hashFolder(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() || entry.isDirectory(),
  );
  const hashes = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const hash = entry.isDirectory() ? 'folder' : createHash('sha256').update(readFileSync(file)).digest('hex');
    return [path.relative(folder, file), hash] as const;
  });
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
