import type { Project } from '../../site/project/project.ts';
import { locateFindings, type CheckResult, type FileFinding } from '../../engine/index.ts';
import { documentedOn } from '../../engine/manifest/asks.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { NO_APIS, type ApiContext } from '../../site/api/api-shelf.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';
import { tellUnknown } from '../project/tell-unknown.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { timed } from '../system/base/timed.ts';
import { once } from '../system/base/once.ts';
import { hashOf } from '../system/files/hash.ts';
import { findMistakes } from './api/find-mistakes.ts';
import { explainUnknown, findUnknownRows, type UnknownApi, type UnknownInApis } from './api/find-unknown.ts';
import { listNames } from './api/list-names.ts';
import { openApis, type Apis } from './api/load-apis.ts';
import { arrangeApis, exampleOf, wantedApis } from './arrange-apis.ts';
import type { DemoMaker } from './demo-maker.ts';
import { makeTogether, type Maker, type MakerSite } from './maker.ts';

/** Makes the documentation of exports. */
export interface ApiMaker extends Maker {
  /** Makes it, without the places of what is wrong with packages. */
  complete(): Promise<CompleteApis>;
}

/** The API documentation of a site, as its pages show it. */
interface CompleteApis {
  readonly context: ApiContext;
  /** Where pages ask for what packages do not have; absent if there is nothing of that kind. */
  readonly unknown?: CheckResult;
  /** What is wrong with the packages themselves. */
  readonly mistakes: readonly FileFinding[];
}

/** Opens the maker of API documentation, for exports that are being described. */
export function openApiMaker(site: MakerSite, described: Apis, demos: Pick<DemoMaker, 'sources'>): ApiMaker {
  const complete = once(() => completeApis(site, described, demos));
  const maker = makeTogether(site, async () => {
    const apis = await complete();
    const checked = await findingsOf(site.project, apis);
    const diagnostics = checked?.diagnostics ?? [];
    // Whoever edits pages is not told what packages lack.
    const findings = site.mode === 'dev' ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
    return { value: { apis: apis.context }, findings, reads: [], checked };
  });
  return { ...maker, complete };
}

/** Waits for the descriptions, arranges them, and corrects them by what rendering the components shows. */
async function completeApis(
  site: MakerSite,
  { shelf, ready }: Apis,
  demos: Pick<DemoMaker, 'sources'>,
): Promise<CompleteApis> {
  const { project, manifest } = site;
  const sources = Object.keys(shelf).length === 0 ? undefined : await demos.sources();
  const context =
    sources === undefined ? NO_APIS : openApis(arrangeApis(manifest, shelf, sources.found.map(exampleOf)));
  const missing = await timed('proof', () => ready, 'types');
  if (missing.length > 0) {
    const apis = await explain(project, missing);
    return { context, unknown: await locateUnknown(site, { apis, rows: [] }), mistakes: [] };
  }
  if (sources === undefined) return { context, mistakes: [] };
  const asked = Object.values(manifest.routes).flatMap((route) => documentedOn(route, FEATURE_KINDS));
  const rows = findUnknownRows(asked, context.read);
  if (rows.length > 0) return { context, unknown: await locateUnknown(site, { apis: [], rows }), mistakes: [] };
  const { proveApis } = await import('./proof/prove-apis.ts');
  const proven = await proveApis(sources, context);
  const key = JSON.stringify(Object.values(proven.shelf).map((kept) => kept.key));
  const mistakes = await keep(project, 'api-mistakes.json', key, () =>
    findMistakes(
      project,
      wantedApis(manifest.routes).flatMap((target) => proven.read(target) ?? []),
    ),
  );
  return { context: proven, mistakes };
}

/** Returns what is wrong, also by warnings; `undefined` if nothing is. Most edits change nothing about it. */
async function findingsOf(
  project: ScannedProject,
  { unknown, mistakes }: CompleteApis,
): Promise<CheckResult | undefined> {
  if (unknown !== undefined || mistakes.length === 0) return unknown;
  const key = hashOf(project.fingerprint() + JSON.stringify(mistakes));
  return keep(project, 'api-findings.json', key, async () => locateFindings(await project.readInput(), mistakes));
}

/** Finds something, or reuses what was found last if it has the same key: there are hundreds of mistakes in packages. */
async function keep<Value>({ cache }: Project, name: string, key: string, find: () => Value | Promise<Value>) {
  const known = cache.read<Value>(name, key);
  if (known !== undefined) return known;
  const found = await find();
  cache.keep(name, found, key);
  return found;
}

/** Adds to missing exports what they may mean instead. */
async function explain(project: ScannedProject, unknown: readonly ApiName[]): Promise<readonly UnknownApi[]> {
  const owners = new Set(unknown.map((name) => name.package));
  const installed = [...owners].filter((name) => project.packages.find(name) !== undefined);
  const known = await listNames(project, installed, project.keys);
  return unknown.map((name) => explainUnknown(project, name, known));
}

/** Reads the project once more, to find where pages ask for what packages lack. */
async function locateUnknown({ project, manifest }: MakerSite, unknown: UnknownInApis): Promise<CheckResult> {
  const asks = Object.values(manifest.routes).flatMap(({ asks: own = [], shows = [] }) => [own, shows].flat());
  const listInstalled = () => project.packages.listInstalled();
  return locateFindings(await project.readInput(), tellUnknown(unknown, { asks, kinds: FEATURE_KINDS, listInstalled }));
}
