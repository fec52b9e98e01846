import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import { settleAll } from '../system/base/settle-all.ts';
import type { Tell } from '../report/tell.ts';
import { openApiMaker, type ApiMaker } from './api-maker.ts';
import { startApis } from './arrange-apis.ts';
import { endSharedThread } from './demos/render/shared-thread.ts';
import { openComponentMaker } from './component-maker.ts';
import { openDemoMaker, openJavaScriptMaker, type DemoMaker } from './demo-maker.ts';
import { demoKeys } from './demos/source/demo-pages.ts';
import { openFeatureMaker } from './feature-maker.ts';
import { gatherFindings, pageFiles, type Maker, type MakerSite, type SharedParts } from './maker.ts';
import { openPlaygroundMaker, type PlaygroundMaker } from './playground-maker.ts';

/** Makers that work at the same time. */
export interface Stage {
  /** What they do, for who waits. */
  readonly step?: string | undefined;
  readonly makers: readonly Maker[];
}

/** All makers of a site. */
interface Makers {
  /** In the order in which what they find is told. */
  readonly stages: readonly Stage[];
  readonly playgrounds: PlaygroundMaker;
  readonly demos: DemoMaker;
  readonly apis: ApiMaker;
  /** Ends what makers have begun, and the thread that they share. */
  end(): Promise<void>;
}

/**
 * Opens the makers of everything that pages ask for. What one of them needs of another, it asks it for; a thread
 * describes exports from the start. `features` may have been opened for more pages.
 */
export function openMakers(site: MakerSite, features = openFeatureMaker(site)): Makers {
  const described = startApis(site.project, site.manifest);
  const playgrounds = openPlaygroundMaker(site, described);
  const demos = openDemoMaker(site, playgrounds);
  const { whole } = site;
  const hasDemos = async () =>
    whole === undefined ? (await demos.sources()).found.some(({ kind }) => kind === 'page') : asksForDemos(whole);
  const apis = openApiMaker(site, described, demos);
  const stages = [
    { step: Object.keys(described.shelf).length > 0 ? 'reading types' : undefined, makers: [playgrounds] },
    { makers: [features] },
    // Components are rendered for their documentation beside demos, with the packages that these have loaded.
    {
      step: 'preparing demos',
      makers: [demos, openComponentMaker(site), openJavaScriptMaker(site, hasDemos, hashesOf(site)), apis],
    },
  ];
  const end = async () => {
    await demos.settle();
    await endSharedThread();
  };
  return { stages, playgrounds, demos, apis, end };
}

/** Returns whether any page of a site shows a demo. */
export function asksForDemos({ routes }: Pick<RouteManifest, 'routes'>): boolean {
  return Object.values(routes).some((route) => route.file !== undefined && demoKeys(route).length > 0);
}

/** Returns the hashes of the Markdown pages of a site, or of one of its pages. */
function hashesOf({ project, manifest, whole }: MakerSite): ReadonlyMap<string, string> {
  const hashes = project.hashPages();
  if (whole === undefined) return hashes;
  const files = Object.keys(manifest.routes).flatMap((pathname) => pageFiles(manifest, pathname));
  return new Map(files.flatMap((file) => (hashes.has(file) ? [[file, hashes.get(file) ?? ''] as const] : [])));
}

/** Everything that was made for a site. */
export interface MadeSite extends SharedParts {
  /** What pages show, by pathname. */
  readonly parts: Readonly<Record<string, PageParts>>;
}

/** Makes all that the pages of a site ask for; `undefined` as soon as what a stage finds does not let it go on. */
export async function makeSite(
  stages: readonly Stage[],
  site: Pick<MakerSite, 'project' | 'manifest'>,
  tell: Omit<Tell, 'line'>,
): Promise<MadeSite | undefined> {
  const shared: SharedParts[] = [];
  const parts: Record<string, PageParts> = {};
  for (const { step, makers } of stages) {
    if (step !== undefined) tell.step(step);
    const outcomes = await settleAll(makers.map((maker) => maker.site()));
    tell.reads?.(outcomes.flatMap(({ reads }) => reads));
    if (!(await tell.findings(site.project, await gatherFindings(site, outcomes)))) return undefined;
    const made = outcomes.flatMap(({ value = {} }) => value);
    for (const note of made.flatMap(({ notes = [] }) => notes)) tell.note(note);
    shared.push(...made);
    for (const pathname of Object.keys(site.manifest.routes)) {
      const own = await settleAll(makers.map((maker) => maker.page(pathname)));
      const all = join([parts[pathname] ?? {}, ...own.map(({ value = {} }) => value)]);
      if (Object.keys(all).length > 0) parts[pathname] = all;
    }
  }
  return { ...(Object.assign({}, ...shared) as SharedParts), files: shared.flatMap(({ files = [] }) => files), parts };
}

/** Puts together what makers have made for one page, without what is empty. */
function join(all: readonly PageParts[]): PageParts {
  const made: Readonly<Record<string, unknown>> = Object.assign({}, ...all.map((parts) => parts.made));
  const parts: PageParts = Object.assign({}, ...all, { made });
  return Object.fromEntries(Object.entries(parts).filter(([, of]) => Object.keys(of).length > 0));
}
