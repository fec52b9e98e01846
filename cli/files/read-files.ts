import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { mostBytes, type SourceFile, type UnreadableFile } from '../../engine/index.ts';
import { decodeText } from './decode-text.ts';
import { followLink } from './follow-link.ts';

/** Paths of the YAML files right in a folder of the project, sorted; links that lead out of it are noted and left out. */
export function listYaml(root: string, folder: string, unreadable: UnreadableFile[]): readonly string[] {
  const named = listFolder(join(root, folder)).filter((entry) => {
    if (entry.isDirectory() || !/\.ya?ml$/.test(entry.name)) return false;
    const target = entry.isSymbolicLink() ? followLink(root, join(root, folder, entry.name)) : 'file';
    if (target === 'leads-outside' || target === 'leads-nowhere')
      unreadable.push({ path: `${folder}/${entry.name}`, cause: target, size: 0 });
    return target === 'file';
  });
  return named.map(({ name }) => `${folder}/${name}`).toSorted();
}

/** The entries of a folder; none where there is no folder. */
export function listFolder(folder: string): readonly Dirent[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}

/** Reads those of some files that there are and that are text. */
export function readSources(
  root: string,
  paths: readonly string[],
  unreadable: UnreadableFile[],
): readonly SourceFile[] {
  return paths.flatMap((path) => {
    const text = readText(root, path, unreadable);
    return text === undefined ? [] : { path, text };
  });
}

/** The text of a file; `undefined` when there is none, or when it cannot be read, which is noted. */
export function readText(root: string, path: string, unreadable: UnreadableFile[]): string | undefined {
  const bytes = readBytes(root, path, unreadable);
  return bytes && decodeText(bytes);
}

/** The bytes of a text file; what is not text, or too large, is noted and left out. */
export function readBytes(root: string, path: string, unreadable: UnreadableFile[]): Buffer | undefined {
  const file = join(root, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const { size } = stats;
  if (!stats.isFile()) {
    unreadable.push({ path, cause: 'no-file', size: 0 });
    return undefined;
  }
  const bytes = size > mostBytes(path) ? undefined : readFileSync(file);
  if (bytes !== undefined && isUtf8(bytes)) return bytes;
  // Every byte is a letter in Latin-1: enough to see which paths the file speaks of.
  unreadable.push(
    bytes === undefined
      ? { path, cause: 'too-large', size }
      : { path, cause: 'not-utf-8', size, text: bytes.toString('latin1') },
  );
  return undefined;
}
