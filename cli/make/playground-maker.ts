import {
  DEMO_FAILED,
  locateFindings,
  partKey,
  readComponentPath,
  type AskFinding,
  type Diagnostic,
} from '../../engine/index.ts';
import { asksOf } from '../../engine/manifest/asks.ts';
import type { Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { propsInUse } from '../../site/features/playground/controls/order-of-use.ts';
import type { Project } from '../../site/project/project.ts';
import type { Apis } from './api/load-apis.ts';
import { describeControls, tellFault } from './demos/problems/describe-playground-fault.ts';
import { diagnose, placeAtOffset, readSource } from './demos/problems/place.ts';
import { demosOn, openDemoFiles, type DemoFiles } from './demos/source/demo-pages.ts';
import { fileKey, type Playgrounds, type PlaygroundSource } from './demos/source/playground-source.ts';
import { once, onceEach } from '../system/base/once.ts';
import { makeTogether, NOTHING, type Maker, type MakerSite } from './maker.ts';
import { makePlayground, playgroundIn } from './playgrounds/make-playground.ts';
import type { ScannedProject } from '../project/load-project.ts';

/** Makes the playgrounds on pages, whose HTML is made with the demos. */
export interface PlaygroundMaker extends Maker {
  sources(): Promise<Playgrounds>;
}

/** Opens the maker of playgrounds. */
export function openPlaygroundMaker(site: MakerSite, described: Apis): PlaygroundMaker {
  const { project, manifest } = site;
  const made = once(() => makePlaygrounds(project, manifest, described));
  const maker = makeTogether(
    site,
    async () => ({ ...NOTHING, findings: (await made()).problems }),
    async (pathname) => filesOn(manifest.routes[pathname], openDemoFiles(project, manifest)).map(({ path }) => path),
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
  const fileOf = openDemoFiles(project, manifest);
  const usedBy = rememberUses(project, fileOf);
  const files = Object.values(manifest.routes).flatMap((route) => filesOn(route, fileOf));
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
    else
      problems.push(
        ...made.map(({ at, ...said }) => diagnose(project, DEMO_FAILED, placeAtOffset(path, source, at), said)),
      );
  }
  return { playgrounds, problems };
}

/** Lists the files that a page shows with controls. */
function filesOn(route: Route | undefined, fileOf: DemoFiles) {
  if (route?.file === undefined) return [];
  const { file: page } = route;
  return demosOn(route).flatMap(({ src, settings: { controls, frame } }) =>
    controls === undefined ? [] : [{ route, page, src, controls, frame, path: fileOf(route, src) }],
  );
}

/** Makes a function that lists the props that the demos of a page set on a component, the most frequent first. */
function rememberUses(project: Project, fileOf: DemoFiles): (page: Route, component: string) => readonly string[] {
  const sourcesOn = onceEach((page: Route) => {
    const paths = new Set(demosOn(page).map(({ src }) => fileOf(page, src)));
    return [...paths].flatMap((path) => readSource(project, path) ?? []);
  });
  return (page, component) => propsInUse(component, sourcesOn(page));
}
