import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { SourceFile } from '../../engine/index.ts';
import { isPassedOver } from '../system/files/follow-link.ts';
import { listFolder } from '../system/files/read-files.ts';

/**
 * Lists the YAML files below `nav/` that are in places where they are not read; `passedOver` are folders with
 * other kinds of files, from the root.
 */
export function listBesideNavigation(
  project: Project,
  read: ReadonlySet<string>,
  passedOver: ReadonlySet<string>,
): readonly SourceFile[] {
  const paths = [...listBelow(project, 'nav', passedOver)].filter((path) => !read.has(path)).toSorted();
  return paths.map((path) => ({ path, text: project.files.readText(path, []) ?? '' }));
}

function* listBelow(project: Project, folder: string, passedOver: ReadonlySet<string>): Generator<string> {
  if (passedOver.has(folder)) return;
  for (const entry of listFolder(join(project.root, folder))) {
    const path = `${folder}/${entry.name}`;
    if (isPassedOver(entry.name)) continue;
    if (entry.isDirectory()) yield* listBelow(project, path, passedOver);
    else if (entry.isFile() && /\.ya?ml$/i.test(entry.name)) yield path;
  }
}
