import type { Project } from '../../site/project/project.ts';
import { openDescribedKeys, type DescribedKeys, type PackageKeys } from '../make/api/package-keys.ts';
import { compileProject } from '../build/prepare/compile-project.ts';
import { readPageDates } from '../build/prepare/page-dates.ts';
import { completeApis, findingsOf } from '../build/complete-apis.ts';
import { prepareApis, startApis } from '../build/prepare/prepare-apis.ts';
import { preparePlaygrounds } from '../build/prepare/prepare-playgrounds.ts';
import { prepareSite } from '../build/prepare/prepare-site.ts';
import { findDemoPages } from '../make/demos/source/demo-pages.ts';
import { describeDemos } from '../make/demos/describe-demos.ts';
import { prepareComponents } from '../make/demos/prepare-components.ts';
import { prepareDemos } from '../make/demos/prepare-demos.ts';
import { findAskedComponents } from '../build/prepare/asked-components.ts';
import { findComponentMistakes } from '../build/prepare/component-findings.ts';
import { findPageLinks } from '../build/prepare/page-links.ts';
import { settleAll } from '../system/base/settle-all.ts';
import { openLiveSite, type LiveSite } from '../serve/live-site.ts';
import { makeFeatures } from '../build/prepare/make-features.ts';
import type { Io } from '../system/base/io.ts';
import { listen } from '../serve/listen.ts';
import type { Changes } from '../project/hold-content.ts';
import { rememberProject, scanProject, type ProjectMemory } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { demosOf, filesOf, manifestOf } from '../parts/narrow.ts';
import { pruneCache } from '../system/cache/prune-cache.ts';
import { describeError } from '../system/print-error.ts';
import { openLookReport, type ReportLook } from '../report/report-look.ts';
import { findingsIn, reportProject, type Findings } from '../report/report-project.ts';
import { showProgress, type Progress } from '../report/show-progress.ts';
import { readSizes } from '../make/sizes/size-file.ts';
import { watchProject, type LookAgain, type Run } from '../project/watch.ts';

/** Options of `docs-nav dev`. */
export interface DevOptions {
  readonly dir?: string | undefined;
  readonly host: string;
  /** Undefined: the default port, or the next free one. */
  readonly port?: number | undefined;
  /** Shows only these sections and ignores the content of others. */
  readonly section?: readonly string[] | undefined;
}

const DEFAULT_PORT = 5173;

/** Milliseconds without an edit before the compiler may use the processor for some seconds. */
const QUIET = 1000;

/**
 * Serves the site while writers edit it, until Ctrl+C. Mistakes are reported in the terminal and on the page; the last
 * good version of the site stays.
 */
export async function dev(options: DevOptions, io: Io): Promise<number> {
  const found = await openProject(io, options.dir);
  const only = options.section;
  const memory = rememberProject();
  const keys = openDescribedKeys(found);
  let lookAgain: LookAgain = async () => {};
  // After lost events, anything may have changed.
  const site: LiveSite = openLiveSite(found, () => lookAgain(undefined));
  const { origin, close } = await listen(
    site.handler,
    { host: options.host, port: options.port ?? DEFAULT_PORT, anyPort: options.port === undefined },
    io,
  );
  io.stdout.write(`Serving ${origin}/\n`);
  let waiting: NodeJS.Timeout | undefined;
  // Only until the site is first shown: later refreshes finish before anyone could read a line.
  let progress = showProgress(io);
  const reportLook = openLookReport();
  try {
    const work = async ({ changes, watch, again }: Run) => {
      clearTimeout(waiting);
      lookAgain = again;
      let isShown: boolean;
      try {
        isShown = await refresh(found, { site, memory, keys, only, changes, watch, progress, reportLook }, io);
        if (isShown) progress = () => {};
      } catch (error) {
        progress(undefined);
        site.fail(describeError(error).text);
        throw error;
      }
      // Demos are shown before the compiler has updated the tables of props.
      const catchUp = () =>
        void keys
          .catchUp((now) => describeApis(found, now, only))
          .then((isDone) => (isDone ? again(new Set()) : undefined));
      if (keys.isBehind()) waiting = setTimeout(catchUp, QUIET);
      return isShown;
    };
    await watchProject(found, work, io);
  } finally {
    clearTimeout(waiting);
    site.close();
    await close();
    pruneCache(found.cache.folder);
  }
  return 0;
}

/**
 * Lets TypeScript describe components and the exports that pages document, and caches the result; mistakes in the
 * project are reported elsewhere.
 */
async function describeApis(found: Project, keys: PackageKeys, only: DevOptions['section']): Promise<void> {
  const project = await scanProject(found, { keys, only, isBuild: true, hasDrafts: true });
  // A manifest that is known already needs none of their types.
  await project.ownComponents?.readProps();
  const compiled = await compileProject(project);
  const manifest = compiled.ok ? manifestOf(only, compiled.manifest) : undefined;
  if (manifest) await startApis(project, manifest).ready;
}

/** What a refresh inherits from the previous one. */
interface Refresh {
  readonly site: LiveSite;
  readonly memory: ProjectMemory;
  readonly keys: DescribedKeys;
  readonly only: DevOptions['section'];
  readonly changes: Changes;
  /** Receives the folders and files whose changes trigger the next refresh, as soon as they are known. */
  readonly watch: Run['watch'];
  readonly progress: Progress;
  readonly reportLook: ReportLook;
}

/**
 * Compiles the current project, and shows the site or the errors that prevent it; returns whether the site is shown.
 */
async function refresh(
  from: Project,
  { site, memory, keys, only, changes, watch, progress, reportLook }: Refresh,
  io: Io,
): Promise<boolean> {
  const started = performance.now();
  progress('checking');
  const project = await scanProject(from, { memory, changes, keys, only, isBuild: true, hasDrafts: true });
  const watched = () => ['nav', project.content, ...project.beside, ...project.reads()];
  watch(watched());
  const dates = readPageDates(project, project.content);
  const fail = async (findings: Findings): Promise<false> => {
    progress(undefined);
    const report = { ...findings, diagnostics: findings.diagnostics.filter(({ severity }) => severity === 'error') };
    const isNews = site.fail(await reportProject(project, report, { format: 'pretty', io: { ...io, color: false } }));
    // Who has changed nothing is told nothing twice.
    if (isNews || changes?.size !== 0) io.stdout.write(await reportProject(project, report, { format: 'pretty', io }));
    return false;
  };
  const compiled = await compileProject(project);
  if (!compiled.ok) {
    return fail(compiled.findings);
  }
  const manifest = manifestOf(only, compiled.manifest);
  if (compiled.lacks.length > 0) {
    return fail(findingsIn(manifest, compiled.lacks));
  }
  const describing = startApis(project, manifest);
  const { playgrounds, problems } = await preparePlaygrounds(project, manifest, describing);
  if (problems.length > 0) return fail(findingsIn(manifest, problems));
  const finding = findDemoPages(project, manifest, playgrounds).then((pages) => demosOf(only, pages, project));
  const [found, described] = await Promise.all([finding, prepareApis(manifest, describing, finding)]);
  progress('preparing demos');
  const demoProject = {
    ...project,
    found,
    manifest,
    hashes: project.hashPages(),
    isDev: true,
    isThorough: true,
    base: '',
  };
  const asked = await findAskedComponents(project, manifest);
  const [demos, components] = await settleAll([
    prepareDemos(demoProject),
    prepareComponents({ ...demoProject, components: asked }),
  ]);
  const { places } = describeDemos(demoProject).settings.config;
  watch([...demos.modules, ...components.modules, ...places].filter((path) => !path.startsWith(`${project.content}/`)));
  if ('problems' in demos) {
    return fail(findingsIn(manifest, demos.problems));
  }
  if ('problems' in components) {
    return fail(findingsIn(manifest, components.problems));
  }
  const odd = await findComponentMistakes(
    project,
    [...components.mistakes, ...findPageLinks({ manifest, assets: project.assets, pages: components.pages })],
    [...demos.modules, ...components.modules],
  );
  if (odd?.diagnostics.some(({ severity }) => severity === 'error') === true) {
    return fail(odd);
  }
  const features = await makeFeatures(project, manifest, { mode: 'dev', base: '' });
  watch(watched());
  if ('diagnostics' in features) {
    return fail(features);
  }
  if (Object.keys(described.context.shelf).length > 0) progress('reading types');
  const apis = await completeApis(project, described, demoProject);
  const unknown = await findingsOf(project, apis);
  if (unknown?.diagnostics.some(({ severity }) => severity === 'error')) {
    return fail(unknown);
  }
  const prepared = await prepareSite(project, manifest, {
    base: '',
    demos,
    components,
    apis: apis.context,
    features,
    sizes: readSizes(project),
    dates,
    isDev: true,
  });
  const files = only === undefined ? prepared.files : filesOf(only, prepared);
  site.show({ ...prepared, files }, found, () => describeDemos(demoProject));
  progress(undefined);
  const warnings = [...compiled.warnings, ...(odd?.diagnostics ?? [])];
  const notes = [...demos.notes, ...components.notes];
  const milliseconds = performance.now() - started;
  io.stderr.write(await reportLook(project, { warnings, notes, milliseconds }, io));
  return true;
}
