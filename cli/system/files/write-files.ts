import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../../../engine/index.ts';
import { isSystemError } from '../base/failure.ts';

/**
 * Writes files below a folder, each atomically, and leaves unchanged ones alone, so that tools that watch them are not
 * triggered. Returns the paths that changed.
 */
export async function writeFiles(folder: string, files: readonly GeneratedFile[]): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const { path, content } of files) {
    const target = join(folder, path);
    if ((await readIfThere(target)) === content) continue;
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}.tmp`;
    await writeFile(temporary, content);
    await rename(temporary, target);
    changed.push(path);
  }
  return changed;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
