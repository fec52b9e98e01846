import type ts from 'typescript-for-docs-nav';
import { pathFrom, slashed } from '../../../system/files/slashes.ts';
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
  const below = pathFrom(root, file);
  const path = slashed(file);
  const installed = path.lastIndexOf('/node_modules/');
  return {
    file: below.startsWith('..') && installed >= 0 ? path.slice(installed + 1) : below,
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
  };
}

/** Returns the place where a node begins. */
export function placeOfNode(root: string, node: ts.Node): ApiSource {
  const { fileName, text } = node.getSourceFile();
  return placeIn(root, { file: fileName, text }, node.getStart());
}
