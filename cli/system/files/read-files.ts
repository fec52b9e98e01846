import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { lookThrough } from './look-at.ts';
import { mostBytes } from '../../../engine/address/most-bytes.ts';
import type { SourceFile, UnreadableFile } from '../../../engine/index.ts';
import { followLink } from './follow-link.ts';
import { isLfsPointer } from './lfs-pointer.ts';

/**
 * Lists the YAML files directly in a folder of the project, sorted; links that lead outside are recorded and left out.
 */
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

/** Lists the entries of a folder; empty if it does not exist. */
export function listFolder(folder: string): readonly Dirent[] {
  return lookThrough(folder)?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}

/**
 * Yields the files below a folder, sorted in each of its folders, by their paths from there with slashes. An entry that is
 * left out is so with all that is in it. Links to folders are not followed.
 */
export function* walkFolder(
  folder: string,
  isLeftOut: (entry: Dirent, path: string) => boolean,
  below = '',
): Generator<string> {
  for (const entry of listFolder(join(folder, below)).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below + entry.name;
    if (isLeftOut(entry, path)) continue;
    if (entry.isDirectory()) yield* walkFolder(folder, isLeftOut, `${path}/`);
    else yield path;
  }
}

/** Reads those of the given files that exist and are text. */
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

/** Reads the text of a file; `undefined` if it does not exist or cannot be read, which is recorded. */
export function readText(root: string, path: string, unreadable: UnreadableFile[]): string | undefined {
  const bytes = readBytes(root, path, unreadable);
  return bytes && decodeText(bytes);
}

/** Reads the bytes of a text file; files that are not text, or too large, are recorded and left out. */
export function readBytes(root: string, path: string, unreadable: UnreadableFile[]): Buffer | undefined {
  const file = join(root, path);
  const stats = lookThrough(file);
  if (stats === undefined) return undefined;
  const { size } = stats;
  if (!stats.isFile()) {
    unreadable.push({ path, cause: 'no-file', size: 0 });
    return undefined;
  }
  const bytes = size > mostBytes(path) ? undefined : readFileSync(file);
  const mistake = bytes === undefined ? { path, cause: 'too-large' as const, size } : findUnreadable(path, bytes);
  if (mistake === undefined) return bytes;
  unreadable.push(mistake);
  return undefined;
}

/** Says why bytes are not the text of a file; `undefined` if they are. */
export function findUnreadable(path: string, bytes: Buffer): UnreadableFile | undefined {
  const size = bytes.length;
  if (size > mostBytes(path)) return { path, cause: 'too-large', size };
  if (isLfsPointer(bytes)) return { path, cause: 'pointer', size };
  // Latin-1 can decode any bytes, which is enough to find the paths in the file.
  return isUtf8(bytes) && !bytes.includes(0)
    ? undefined
    : { path, cause: 'not-utf-8', size, text: bytes.toString('latin1') };
}

/** Decodes bytes as UTF-8, without the byte order mark that some editors add. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}

/** Marks a file’s encoding, and is not part of its text. */
export const BYTE_ORDER_MARK = '\uFEFF';
