import {
  demoPlaces,
  locateFindings,
  partKey,
  readComponentPath,
  type AskFinding,
  type Diagnostic,
} from '../../engine/index.ts';
import { asksOf } from '../../engine/manifest/asks.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { propsInUse } from '../../site/features/playground/controls/order-of-use.ts';
import type { Project } from '../../site/project/project.ts';
import type { Apis } from './api/load-apis.ts';
import { describeControls, describeFileFault, tellFault } from './demos/problems/describe-playground-fault.ts';
import { readSource } from './demos/problems/place.ts';
import { demosOn, findModule } from './demos/source/demo-pages.ts';
import { fileKey, type Playgrounds, type PlaygroundSource } from './demos/source/playground-source.ts';
import { remember } from '../system/base/remember.ts';
import { makeTogether, NOTHING, once, type Maker, type MakerSite } from './maker.ts';
import { makePlayground, playgroundIn } from './playgrounds/make-playground.ts';
import type { ScannedProject } from '../project/load-project.ts';

/** Makes the playgrounds on pages, whose HTML is made with the demos. */
export interface PlaygroundMaker extends Maker {
  sources(): Promise<Playgrounds>;
}

/** Opens the maker of playgrounds. */
export function openPlaygrounds(site: MakerSite, described: Apis): PlaygroundMaker {
  const { project, manifest } = site;
  const made = once(() => makePlaygrounds(project, manifest, described));
  const maker = makeTogether(
    site,
    async () => ({ ...NOTHING, findings: (await made()).problems }),
    async (pathname) =>
      filesIn(project, manifest).flatMap(({ route, path }) => (route.pathname === pathname ? path : [])),
  );
  return { ...maker, sources: async () => (await made()).playgrounds };
}

/** What playgrounds need to know of a manifest. */
type Asking = Pick<RouteManifest, 'routes' | 'sections'>;

/**
 * Makes the playgrounds that pages ask for. Their controls come from the descriptions of the packages, so a site with
 * playgrounds waits for these before its demos are bundled. Unknown exports are reported with those of API pages.
 */
async function makePlaygrounds(
  project: Project & Pick<ScannedProject, 'readInput'>,
  manifest: Asking,
  { ready, read }: Apis,
): Promise<{ readonly playgrounds: Playgrounds; readonly problems: readonly Diagnostic[] }> {
  const asked = Object.values(manifest.routes).flatMap((route) =>
    asksOf(route, 'playground').map(({ ask }) => ({ ask, page: route })),
  );
  const usedBy = rememberUses(project, manifest);
  const files = filesIn(project, manifest);
  const playgrounds = new Map<string, PlaygroundSource>();
  const problems: Diagnostic[] = [];
  if (asked.length + files.length === 0) return { playgrounds, problems };
  await ready;
  const faults: AskFinding[] = [];
  for (const { ask, page } of asked) {
    const { preset, ...target } = playgroundIn({ ask });
    const key = partKey('playground', { ask });
    const entry = read(target);
    if (entry === undefined || playgrounds.has(key)) continue;
    const made = makePlayground(entry, preset, usedBy(page, entry.name));
    if ('message' in made) faults.push(tellFault(key, target.name, made));
    else playgrounds.set(key, made);
  }
  if (faults.length > 0) problems.push(...locateFindings(await project.readInput(), faults).diagnostics);
  const seen = new Set<string>();
  for (const { route, page, path, src, controls, frame } of files) {
    const target = readComponentPath(controls);
    const entry = target && read(target);
    const source = readSource(project, path)?.replaceAll('\r\n', '\n');
    const key = fileKey(path, controls);
    if (entry === undefined || source === undefined || seen.has(key)) continue;
    seen.add(key);
    if (entry.kind !== 'component' || frame !== undefined) {
      const said =
        frame === undefined
          ? { message: `\`${entry.name}\` is no component.`, help: 'use one of its components' }
          : { message: 'A demo in a document of its own has no controls.', help: 'leave out `frame`, or `controls`' };
      problems.push(describeControls(project, { page, src, controls, ...said }));
      continue;
    }
    const [, exported = 'default'] = src.split('#');
    // Its parser is read only for a site with such files.
    const { makeFilePlayground } = await import('./playgrounds/make-file-playground.ts');
    const made = await makeFilePlayground(entry, { source, exported }, usedBy(route, entry.name));
    if (made === undefined) continue;
    if ('shown' in made) playgrounds.set(key, made);
    else problems.push(...made.map((fault) => describeFileFault(project, path, { source, ...fault })));
  }
  return { playgrounds, problems };
}

/** Lists the files that pages show with controls. */
function filesIn({ root }: Project, { routes, sections }: Asking) {
  const folders = new Map(sections.map(({ id, demoFolder }) => [id, demoFolder]));
  return Object.values(routes).flatMap((route) =>
    demosOn(route).flatMap(({ src, settings: { controls, frame } }) => {
      const { file, section } = route;
      if (file === undefined || controls === undefined) return [];
      const path = findModule(root, src, demoPlaces(file, folders.get(section)));
      return [{ route, page: file, src, controls, frame, path }];
    }),
  );
}

/** Makes a function that lists the props that the demos of a page set on a component, the most frequent first. */
function rememberUses(
  project: Project,
  { sections }: Asking,
): (page: RouteManifest['routes'][string], component: string) => readonly string[] {
  const folders = new Map(sections.map(({ id, demoFolder }) => [id, demoFolder]));
  const sourcesOn = remember((page: RouteManifest['routes'][string]) => {
    const places = demoPlaces(page.file ?? '', folders.get(page.section));
    const paths = new Set(demosOn(page).map(({ src }) => findModule(project.root, src, places)));
    return [...paths].flatMap((path) => readSource(project, path) ?? []);
  });
  return (page, component) => propsInUse(component, sourcesOn(page));
}
