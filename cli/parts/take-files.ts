import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeyedFolder, PlannedOutput, SiteWriter } from '../build/write/write-site.ts';
import type { Part } from './part.ts';

/** Copies files that parts have made under the keys that the whole site needs; returns the rest. */
export function takeFiles<Folder extends KeyedFolder>(
  parts: readonly Part[],
  { files, folders }: PlannedOutput<Folder>,
  { folder, write }: SiteWriter,
): PlannedOutput<Folder> {
  const made = new Map(
    parts.flatMap(({ outputs, read }) =>
      outputs.map(([path, key, hash]) => [`${key} ${path}`, () => read(path, hash)] as const),
    ),
  );
  const indexes = new Map(
    parts.flatMap((part) =>
      part.folders.map(({ path, key, files: inside }) => [`${key} ${path}`, { inside, read: part.read }] as const),
    ),
  );
  return {
    files: files.filter(({ path, key }) => {
      const read = made.get(`${key} ${path}`);
      if (read !== undefined) write(path, read());
      return read === undefined;
    }),
    folders: folders.filter(({ path, key }) => {
      const found = indexes.get(`${key} ${path}`);
      for (const [file, hash] of found?.inside ?? []) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        write(file, found?.read(file, hash) ?? '');
      }
      return found === undefined;
    }),
  };
}
