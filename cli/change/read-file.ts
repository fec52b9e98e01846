import { join } from 'node:path';
import { BYTE_ORDER_MARK } from '../system/files/read-files.ts';
import { readIfThere } from '../system/files/look-at.ts';

/**
 * The texts of a project's files as the engine sees them; each is read once, so that an edit matches the text it was
 * planned for.
 */
export interface FileReader {
  /** Returns the text without a byte order mark; `undefined` if there is no such file. */
  readonly read: (path: string) => string | undefined;
  /** Returns the byte order mark at the start of a file, or an empty string. */
  readonly mark: (path: string) => string;
}

/** Opens the files of a project, by their paths from the root. */
export function openFiles(root: string): FileReader {
  const texts = new Map<string, string | undefined>();
  const whole = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, readIfThere(join(root, path)));
    return texts.get(path);
  };
  const mark = (path: string) => (whole(path)?.startsWith(BYTE_ORDER_MARK) === true ? BYTE_ORDER_MARK : '');
  return { read: (path) => whole(path)?.slice(mark(path).length), mark };
}
