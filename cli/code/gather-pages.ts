import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_PAGE } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { demosOn, openDemoFiles } from '../make/demos/source/demo-pages.ts';
import { pageFiles } from '../make/maker.ts';
import type { ScannedProject } from '../project/load-project.ts';
import type { CodeModule } from './blocks/code-module.ts';

/** The code that readers see on one page; it is checked, and kept, as one. */
export interface CodePage {
  /** Absent for modules of the content folder that no page shows. */
  readonly pathname?: string;
  /** Id of its section. */
  readonly section: string;
  /** Its Markdown, in all languages. */
  readonly files: readonly string[];
  readonly modules: readonly CodeModule[];
}

/**
 * Gathers the code of a site by page: demos, playgrounds, and components that are the whole page; last, the other modules of
 * the content folder. Each file belongs to the first page that shows it. `wanted` leaves only some pages, by pathname.
 */
export function gatherPages(
  project: ScannedProject,
  manifest: RouteManifest,
  wanted?: readonly string[],
): readonly CodePage[] {
  const demoFile = openDemoFiles(project, manifest);
  const seen = new Set<string>();
  const take = (files: readonly string[]) =>
    files.flatMap((file): readonly CodeModule[] => {
      if (seen.has(file) || !existsSync(join(project.root, file))) return [];
      seen.add(file);
      return [{ kind: 'file', file }];
    });
  const pages = Object.values(manifest.routes).map((route): CodePage => {
    const { pathname, section, shows } = route;
    const own = shows?.kind === OWN_PAGE ? [String(shows.ask['module'])] : [];
    const demos = demosOn(route).map(({ src }) => demoFile(route, src));
    return { pathname, section, files: pageFiles(manifest, pathname), modules: take([...own, ...demos]) };
  });
  if (wanted !== undefined) return pages.filter(({ pathname = '' }) => wanted.includes(pathname));
  // Declarations bind the code of a project, and are none that readers see.
  const code = project.modules.filter((file) => !/\.d\.[cm]?ts$/.test(file));
  const others = take(code).map((module): CodePage => ({ section: '', files: [], modules: [module] }));
  return [...pages, ...others];
}
