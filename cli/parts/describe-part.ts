import { isMisplaced } from '../../engine/text/project-files.ts';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { NO_APIS, shelfKey, type ApiContext } from '../../site/api/api-shelf.ts';
import type { PlannedFile } from '../../site/pages/context/planned-file.ts';
import type { ComponentSizes } from '../../site/pages/context/site-context.ts';
import type { PreparedSite } from '../build/prepare/prepare-site.ts';
import type { PageDates } from '../build/prepare/page-dates.ts';
import { exampleOf, wantedApis } from '../make/arrange-apis.ts';
import { filesBelow, type KeyedFolder, type PlannedOutput, type SiteWriter } from '../build/write/write-site.ts';
import { hashOf } from '../system/files/hash.ts';
import type { DemoUnit } from '../make/demos/source/demo-pages.ts';
import type { Answers } from '../make/features/page-answers.ts';
import type { MadeSite } from '../make/makers.ts';
import { readKept } from '../system/cache/kept-file.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { PART_FILE, writePart, type PartContent } from './part.ts';

/** Gathers what the project's features have drawn for files. */
export type GatherAnswers = (files: readonly PlannedFile[]) => Promise<Answers>;

/** What a build of some sections has prepared. */
interface PreparedPart {
  readonly project: ScannedProject;
  readonly manifest: RouteManifest;
  readonly found: readonly DemoUnit[];
  readonly made: MadeSite;
  readonly gatherAnswers: GatherAnswers;
  readonly sizes: ComponentSizes;
  readonly dates: PageDates;
  readonly options: { readonly base: string; readonly url?: string | undefined };
}

/** Gathers what `merge` needs from a build; returns what adds it to the finished output. */
export async function describePart(
  sections: readonly string[],
  prepared: PreparedPart,
): Promise<(written: PlannedOutput<KeyedFolder>, writer: SiteWriter) => Promise<void>> {
  const { project, manifest, found, made, gatherAnswers, sizes, dates, options } = prepared;
  const { parts, files = [], slots = {}, styles = {}, versions, hasDemos, apis = NO_APIS } = made;
  const { nav, modules = [], packages, features: own, listed, pages } = await project.readInput();
  const paths = [...project.hashPages().keys()];
  const content: Omit<PartContent, 'answers' | 'outputs' | 'folders'> = {
    sections,
    allSections: manifest.sections.map(({ id }) => id),
    base: options.base,
    ...(options.url === undefined ? {} : { url: options.url }),
    content: project.content,
    nav: nav.filter(({ path }) => !isMisplaced(path)),
    pages: paths.map((path) => ({ path, text: readFileSync(join(project.root, path), 'utf8') })),
    pageValues: pages.flatMap(({ path, facts }) => (facts.values === undefined ? [] : [[path, facts.values]])),
    assets: [...project.hashAssets()],
    known: {
      modules,
      packages,
      ...(own === undefined ? {} : { features: own }),
      ...(listed === undefined ? {} : { listed }),
    },
    // A page is as new as its newest demo.
    dates: Object.fromEntries(
      [...paths, ...modules].flatMap((path) => (dates[path] === undefined ? [] : [[path, dates[path]]])),
    ),
    made: {
      pages: Object.entries(parts),
      files: files.map(({ path, key }) => [path, key]),
      slots,
      styles,
      ...(versions === undefined ? {} : { versions }),
      ...(hasDemos === undefined ? {} : { hasDemos }),
    },
    examples: found.map(exampleOf),
    apis: wantedApis(manifest.routes).flatMap((target) => readApi(shelfKey(target), apis)),
    sizes,
  };
  return async ({ files, folders }, writer) => {
    const hash = (path: string) => hashOf(readFileSync(join(writer.folder, path)));
    const outputs = files.filter(({ key }) => key !== '').map(({ path, key }) => [path, key, hash(path)] as const);
    const indexes = folders
      .filter(({ key }) => key !== '')
      .map(({ path, key }) => ({
        path,
        key,
        files: filesBelow(join(writer.folder, path)).map(
          (file) => [`${path}/${file}`, hash(`${path}/${file}`)] as const,
        ),
      }));
    writer.write(PART_FILE, writePart({ ...content, answers: await gatherAnswers(files), outputs, folders: indexes }));
  };
}

function readApi(target: string, { shelf }: ApiContext): PartContent['apis'] {
  const kept = shelf[target];
  const text = kept === undefined ? undefined : readKept(dirname(kept.file), basename(kept.file));
  return kept === undefined || text === undefined ? [] : [[target, { key: kept.key, text }]];
}

/** Ids of the sections to build; absent for all. */
type Only = readonly string[] | undefined;

/** Returns the manifest of a part, without what other sections generate from packages that are not installed here. */
export function manifestOf(only: Only, manifest: RouteManifest): RouteManifest {
  if (only === undefined) return manifest;
  const narrow = (route: Route): Route => {
    const { shows: _drawn, ...rest } = route;
    return only.includes(route.section) ? route : rest;
  };
  return {
    ...manifest,
    routes: Object.fromEntries(Object.entries(manifest.routes).map(([pathname, route]) => [pathname, narrow(route)])),
  };
}

/**
 * Returns the files of a part: all but the pages of other sections. Files about the whole site contain what is known
 * here.
 */
export function filesOf(only: readonly string[], { context, files }: PreparedSite): readonly PlannedFile[] {
  const { routes } = context.manifest;
  return files.filter(({ route }) => route === undefined || only.includes(routes[route]?.section ?? ''));
}
