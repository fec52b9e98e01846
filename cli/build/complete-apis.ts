import type { Project } from '../../site/project/project.ts';
import { locateFindings, type FileFinding, type CheckResult, type Diagnostic } from '../../engine/index.ts';
import { documentedOn } from '../../engine/manifest/asks.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';
import type { ApiContext } from '../../site/api/api-shelf.ts';
import { findMistakes } from '../make/api/find-mistakes.ts';
import { explainUnknown, findUnknownRows, type UnknownInApis } from '../make/api/find-unknown.ts';
import { listNames } from '../make/api/list-names.ts';
import { findDemoPages, type DemoPage } from '../make/demos/source/demo-pages.ts';
import { tellUnknown } from '../project/tell-unknown.ts';
import { hashOf } from '../system/files/hash.ts';
import type { ScannedProject } from '../project/load-project.ts';
import type { ProofProject } from '../make/proof/prove-apis.ts';
import { preparePlaygrounds } from './prepare/prepare-playgrounds.ts';
import { prepareApis, startApis, wantedApis, type PreparedApis } from './prepare/prepare-apis.ts';

/** The API documentation of a site, as its pages show it. */
export interface CompleteApis {
  readonly context: ApiContext;
  /** Where pages ask for what packages do not have; absent if there is nothing of that kind. */
  readonly unknown?: CheckResult;
  /** What is wrong with the packages themselves. */
  readonly mistakes: readonly FileFinding[];
}

/** Waits for the descriptions, and corrects them by what rendering the components shows. */
export async function completeApis(
  project: ScannedProject,
  { context, described }: PreparedApis,
  proofs: ProofProject,
): Promise<CompleteApis> {
  const { routes } = proofs.manifest;
  const missing = await described;
  if (missing.length > 0) return { context, unknown: await explain(project, proofs.manifest, missing), mistakes: [] };
  if (Object.keys(context.shelf).length === 0) return { context, mistakes: [] };
  const unknown = await locateRows(project, proofs.manifest, context);
  if (unknown !== undefined) return { context, unknown, mistakes: [] };
  const { proveApis } = await import('../make/proof/prove-apis.ts');
  const proven = await proveApis(proofs, context);
  return { context: proven, mistakes: mistakesIn(project, wantedApis(routes), proven) };
}

/** Lists what is wrong with packages, or reuses the last list if no description has changed: there are hundreds. */
function mistakesIn(
  project: Project,
  wanted: readonly ApiName[],
  { shelf, read }: Pick<ApiContext, 'shelf' | 'read'>,
): readonly FileFinding[] {
  const key = JSON.stringify(Object.values(shelf).map((kept) => kept.key));
  const known = project.cache.read<readonly FileFinding[]>(MISTAKES, key);
  if (known !== undefined) return known;
  const found = findMistakes(
    project,
    wanted.flatMap((target) => read(target) ?? []),
  );
  project.cache.keep(MISTAKES, found, key);
  return found;
}

const MISTAKES = 'api-mistakes.json';

/** Returns what is wrong, also by warnings; `undefined` if nothing is. */
export async function findingsOf(
  project: ScannedProject,
  { unknown, mistakes }: CompleteApis,
): Promise<CheckResult | undefined> {
  if (unknown !== undefined || mistakes.length === 0) return unknown;
  const key = hashOf(project.fingerprint() + JSON.stringify(mistakes));
  const known = project.cache.read<CheckResult>(FINDINGS, key);
  if (known !== undefined) return known;
  const found = locateFindings(await project.readInput(), mistakes);
  project.cache.keep(FINDINGS, found, key);
  return found;
}

/** Name of the cached findings: most edits change nothing about them, and to check the project takes longer. */
const FINDINGS = 'api-findings.json';

/** Describes what the pages of a project document, as a build would, and returns the pages with demos as well. */
export async function describeApis(
  project: ScannedProject,
  manifest: RouteManifest,
): Promise<
  CompleteApis & {
    readonly found: readonly DemoPage[];
    /** What is wrong with the playgrounds that pages ask for. */
    readonly problems: readonly Diagnostic[];
  }
> {
  const describing = startApis(project, manifest);
  const { playgrounds, problems } = await preparePlaygrounds(project, manifest, describing);
  const finding = findDemoPages(project, manifest, playgrounds);
  const prepared = await prepareApis(manifest, describing, finding);
  const found = await finding;
  return {
    found,
    problems,
    ...(await completeApis(project, prepared, { ...project, manifest, found, base: '', isDev: false })),
  };
}

/** Reads the project once more, to find where missing exports are requested. */
async function explain(
  project: ScannedProject,
  manifest: Pick<RouteManifest, 'routes'>,
  unknown: readonly ApiName[],
): Promise<CheckResult> {
  const owners = new Set(unknown.map((name) => name.package));
  const installed = [...owners].filter((name) => project.packages.find(name) !== undefined);
  const known = await listNames(project, installed, project.keys);
  const apis = unknown.map((name) => explainUnknown(project, name, known));
  return locateUnknown(project, manifest, { apis, rows: [] });
}

/** Finds unknown rows, once their exports have been described. */
async function locateRows(
  project: ScannedProject,
  manifest: Pick<RouteManifest, 'routes'>,
  apis: ApiContext,
): Promise<CheckResult | undefined> {
  const rows = findUnknownRows(
    Object.values(manifest.routes).flatMap((route) => documentedOn(route, FEATURE_KINDS)),
    apis,
  );
  return rows.length === 0 ? undefined : locateUnknown(project, manifest, { apis: [], rows });
}

async function locateUnknown(
  project: ScannedProject,
  { routes }: Pick<RouteManifest, 'routes'>,
  unknown: UnknownInApis,
): Promise<CheckResult> {
  const asks = Object.values(routes).flatMap(({ asks: own = [], shows = [] }) => [own, shows].flat());
  const listInstalled = () => project.packages.listInstalled();
  return locateFindings(await project.readInput(), tellUnknown(unknown, { asks, kinds: FEATURE_KINDS, listInstalled }));
}
