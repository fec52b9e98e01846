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
import type { ApiEntry, ApiName } from '../../site/api/api-data.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import { propsInUse } from '../../site/features/playground/controls/order-of-use.ts';
import type { Project } from '../../site/project/project.ts';
import type { Apis } from './api/load-apis.ts';
import { describeControls, tellFault } from './demos/problems/describe-playground-fault.ts';
import { diagnose, placeAtOffset, readSource } from './demos/problems/place.ts';
import { demosOn, openDemoFiles, type DemoFiles } from './demos/source/demo-pages.ts';
import { fileKey, type Playgrounds, type PlaygroundSource } from './demos/source/playground-source.ts';
import { timed } from '../system/base/timed.ts';
import { once, onceEach } from '../system/base/once.ts';
import { hashOf } from '../system/files/hash.ts';
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

/** A playground, or what is wrong with it; nothing if others report that. */
type Made<Fault extends object> = PlaygroundSource | Fault | undefined;

/** What playgrounds need to know of a manifest. */
type Asking = Pick<RouteManifest, 'routes' | 'sections'>;

/**
 * Makes the playgrounds that pages ask for. Their controls come from the descriptions of the packages, so a site with
 * playgrounds waits for these before its demos are bundled. Unknown exports are reported with those of API pages.
 */
async function makePlaygrounds(
  project: Project & Pick<ScannedProject, 'readInput'>,
  manifest: Asking,
  { ready, read, shelf }: Apis,
): Promise<{ readonly playgrounds: Playgrounds; readonly problems: readonly Diagnostic[] }> {
  const asked = Object.values(manifest.routes).flatMap((route) =>
    asksOf(route, 'playground').map(({ ask }) => ({ ask, page: route })),
  );
  const fileOf = openDemoFiles(project, manifest);
  // They tell what props a page uses.
  const sourcesOn = onceEach((page: Route) => {
    const paths = new Set(demosOn(page).map(({ src }) => fileOf(page, src)));
    const sources = [...paths].flatMap((path) => readSource(project, path) ?? []);
    return { sources, key: hashOf(JSON.stringify(sources)) };
  });
  const files = Object.values(manifest.routes).flatMap((route) => filesOn(route, fileOf));
  const playgrounds = new Map<string, PlaygroundSource>();
  const problems: Diagnostic[] = [];
  if (asked.length + files.length === 0) return { playgrounds, problems };
  await timed('playgrounds', () => ready, 'types');
  const kept = project.cache.entries<PlaygroundSource>('playgrounds.json');
  const wanted = new Set<string>();
  /** Takes what an earlier run has made of a description, the page's demos and the rest, or makes it. */
  const take = async <Fault extends object>(
    target: ApiName,
    { page, from }: { readonly page: Route; readonly from: readonly unknown[] },
    make: (entry: ApiEntry, used: readonly string[]) => Made<Fault> | Promise<Made<Fault>>,
  ): Promise<Made<Fault>> => {
    const { sources, key } = sourcesOn(page);
    const inputs = hashOf(JSON.stringify([shelf[shelfKey(target)]?.key, key, ...from]));
    wanted.add(inputs);
    const known = kept.find(inputs);
    if (known !== undefined) return known;
    const entry = read(target);
    const made = entry && (await make(entry, propsInUse(entry.name, sources)));
    if (made !== undefined && 'shown' in made) kept.keep(inputs, made);
    return made;
  };
  const faults: AskFinding[] = [];
  for (const { ask, page } of asked) {
    const { preset, ...target } = playgroundIn({ ask });
    const key = partKey('playground', { ask });
    if (playgrounds.has(key)) continue;
    const made = await take(target, { page, from: [preset] }, (entry, used) => makePlayground(entry, preset, used));
    if (made === undefined) continue;
    if ('message' in made) faults.push(tellFault(key, target.name, made));
    else playgrounds.set(key, made);
  }
  if (faults.length > 0) problems.push(...locateFindings(await project.readInput(), faults).diagnostics);
  const seen = new Set<string>();
  for (const { route, page, path, src, controls, frame } of files) {
    const target = readComponentPath(controls);
    const source = readSource(project, path)?.replaceAll('\r\n', '\n');
    const key = fileKey(path, controls);
    if (target === undefined || source === undefined || seen.has(key)) continue;
    seen.add(key);
    const [, exported = 'default'] = src.split('#');
    const made = await take(target, { page: route, from: [source, exported, frame] }, async (entry, used) => {
      if (frame !== undefined)
        return {
          message: 'A demo in a document of its own has no controls.',
          help: 'leave out `frame`, or `controls`',
        };
      if (entry.kind !== 'component')
        return { message: `\`${entry.name}\` is no component.`, help: 'use one of its components' };
      // Its parser is read only for a site with such files.
      const { makeFilePlayground } = await import('./playgrounds/make-file-playground.ts');
      return makeFilePlayground(entry, { source, exported }, used);
    });
    if (made === undefined) continue;
    if ('shown' in made) playgrounds.set(key, made);
    else if ('message' in made) problems.push(describeControls(project, { page, src, controls, ...made }));
    else
      problems.push(
        ...made.map(({ at, ...said }) => diagnose(project, DEMO_FAILED, placeAtOffset(path, source, at), said)),
      );
  }
  kept.save((inputs) => wanted.has(inputs));
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
