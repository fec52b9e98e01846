import { join } from 'node:path';
import { isPassedOver } from './content-files.ts';
import { listFolder } from './read-files.ts';

/**
 * Paths of the YAML and JSON files below `nav/` that are none of those which are read there; `passedOver` are folders with
 * files of another kind, from the root.
 */
export function listBesideNavigation(
  root: string,
  read: ReadonlySet<string>,
  passedOver: ReadonlySet<string>,
): readonly string[] {
  return [...listBelow(root, 'nav', passedOver)].filter((path) => !read.has(path)).toSorted();
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
