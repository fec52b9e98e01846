import { relative } from 'node:path';
import type { ApiSource } from '../../../../site/api/api-data.ts';

/**
 * Returns the place of an offset in a text. `file` is absolute; outside the project, that of a package keeps its place
 * below `node_modules`.
 */
export function placeIn(
  root: string,
  { file, text }: { readonly file: string; readonly text: string },
  at: number,
): ApiSource {
  const before = text.slice(0, at);
  const below = relative(root, file).replaceAll('\\', '/');
  const installed = file.replaceAll('\\', '/').lastIndexOf('/node_modules/');
  return {
    file: below.startsWith('..') && installed >= 0 ? file.slice(installed + 1).replaceAll('\\', '/') : below,
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
  };
}
