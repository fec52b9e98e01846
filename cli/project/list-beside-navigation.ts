import { join } from 'node:path';
import type { SourceFile } from '../../engine/index.ts';
import { isPassedOver } from './content-files.ts';
import { listFolder, readText } from '../system/files/read-files.ts';

/**
 * Lists the YAML and JSON files below `nav/` that are in places where they are not read; `passedOver` are folders with
 * other kinds of files, from the root.
 */
export function listBesideNavigation(
  root: string,
  read: ReadonlySet<string>,
  passedOver: ReadonlySet<string>,
): readonly SourceFile[] {
  const paths = [...listBelow(root, 'nav', passedOver)].filter((path) => !read.has(path)).toSorted();
  return paths.map((path) => ({ path, text: (isYaml(path) ? readText(root, path, []) : undefined) ?? '' }));
}

function isYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

function* listBelow(root: string, folder: string, passedOver: ReadonlySet<string>): Generator<string> {
  if (passedOver.has(folder)) return;
  for (const entry of listFolder(join(root, folder))) {
    const path = `${folder}/${entry.name}`;
    if (isPassedOver(entry.name)) continue;
    if (entry.isDirectory()) yield* listBelow(root, path, passedOver);
    else if (entry.isFile() && /\.(?:ya?ml|json)$/i.test(entry.name)) yield path;
  }
}
