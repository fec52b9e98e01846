import type { Project } from '../../../site/project/project.ts';
import { decodeText } from '../../system/files/read-files.ts';
import { hashOf } from '../../system/files/hash.ts';
import type { PageTexts } from './own-rules.ts';

/**
 * Finds the texts of pages: those in `shown` as they are there, others on disk. `hashes` are those of their bytes when
 * they were read.
 */
export function openTexts(
  { files }: Pick<Project, 'files'>,
  hashes: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, string> = new Map(),
): PageTexts {
  let isCurrent = true;
  return {
    hash(path) {
      const text = shown.get(path);
      return text === undefined ? hashes.get(path) : hashOf(text);
    },
    read(path) {
      const text = shown.get(path);
      if (text !== undefined) return text;
      const bytes = files.readBytes(path, []);
      if (bytes === undefined || hashOf(bytes) !== hashes.get(path)) isCurrent = false;
      return bytes && decodeText(bytes);
    },
    isCurrent: () => isCurrent,
  };
}
