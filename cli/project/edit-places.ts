import { realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import type { Step } from '../system/finish-edit.ts';
import { confine, leadsOn } from '../system/files/confine.ts';
import { lookAt } from '../system/files/look-at.ts';
import { leadsToHidden } from '../system/files/follow-link.ts';
import { listYaml, readSources } from '../system/files/read-files.ts';
import { findRepository } from '../system/packages/repository.ts';
import { placesNamedIn } from './load-project.ts';
import { readProjectNavigation } from './read-navigation.ts';

/**
 * Makes a function that returns whether a step of an edit leads only to files of the navigation, the content and the
 * demos, wherever links lead. Modules beside those that the navigation names can change, but stay where they are.
 */
export function openEditPlaces(project: Project): (step: Step) => boolean {
  const root = realpathSync(project.root);
  const top = findRepository(root) ?? root;
  const nav = readSources(root, [SITE_FILE, ...listYaml(root, 'nav/sections', [])], []);
  const navigation = readProjectNavigation(project, nav, [], new Map());
  const demos = navigation.sections.flatMap(({ demoFolder }) => demoFolder?.value ?? []);
  const folders = ['nav', navigation.site.info.content, ...demos];
  const named = new Set(placesNamedIn(navigation).map((path) => dirname(path)));
  const isBelow = (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`) && leadsOn(path.slice(folder.length + 1)));
  const isModule = (path: string) => named.has(dirname(path)) && /\.[cm]?[jt]sx?$/.test(path);
  return ({ from, to }) =>
    [from, to].every((path) => {
      const file = confine(top, relative(top, join(root, path)).replaceAll(sep, '/'));
      const entry = file === undefined ? undefined : lookAt(file);
      if (file === undefined || entry?.isDirectory() === true || leadsToHidden(relative(root, dirname(file))))
        return false;
      return isBelow(path) || (from === to && entry !== undefined && isModule(path));
    });
}
