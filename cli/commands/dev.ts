import type { Project } from '../../site/project/project.ts';
import type { Diagnostic } from '../../engine/index.ts';
import { openDescribedKeys, type DescribedKeys, type PackageKeys } from '../make/api/package-keys.ts';
import { compiledFindings, compileProject } from '../build/prepare/compile-project.ts';
import { readPageDates } from '../build/prepare/page-dates.ts';
import { prepareSite } from '../build/prepare/prepare-site.ts';
import { startApis } from '../make/arrange-apis.ts';
import { describeDemos } from '../make/demos/describe-demos.ts';
import { makeSite, openMakers } from '../make/makers.ts';
import { openLiveSite, type LiveSite } from '../serve/live-site.ts';
import type { Io } from '../system/base/io.ts';
import { listen } from '../serve/listen.ts';
import type { Changes } from '../project/hold-content.ts';
import { rememberProject, scanProject, type ProjectMemory } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { filesOf, manifestOf } from '../parts/narrow.ts';
import { pruneCache } from '../system/cache/prune-cache.ts';
import { describeError } from '../system/print-error.ts';
import { openLookReport, type ReportLook } from '../report/report-look.ts';
import { reportProject } from '../report/report-project.ts';
import { showProgress, type Progress } from '../report/show-progress.ts';
import type { Tell } from '../report/tell.ts';
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
  const warnings: Diagnostic[] = [];
  const notes: string[] = [];
  const tell: Omit<Tell, 'line'> = {
    step: progress,
    note: (text) => void notes.push(text),
    reads(paths) {
      const beyond = paths.filter((path) => !path.startsWith(`${project.content}/`));
      watch(['nav', project.content, ...project.beside, ...project.reads(), ...beyond]);
    },
    async findings(_, { diagnostics, ...counts }) {
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      warnings.push(...diagnostics);
      if (errors.length === 0) return true;
      progress(undefined);
      const tellAs = (color: boolean) =>
        reportProject(project, { ...counts, diagnostics: errors }, { format: 'pretty', io: { ...io, color } });
      const isNews = site.fail(await tellAs(false));
      // Who has changed nothing is told nothing twice.
      if (isNews || changes?.size !== 0) io.stdout.write(await tellAs(io.color));
      return false;
    },
  };
  tell.reads?.([]);
  const dates = readPageDates(project, project.content);
  const compiled = await compileProject(project);
  if (!(await tell.findings(project, compiledFindings(compiled))) || !compiled.ok) return false;
  const manifest = manifestOf(only, compiled.manifest);
  const made = { project, manifest, mode: 'dev', base: '', isThorough: true, isPart: only !== undefined } as const;
  const { stages, demos } = openMakers(made);
  const parts = await makeSite(stages, made, tell);
  if (parts === undefined) return false;
  const prepared = await prepareSite(project, manifest, {
    base: '',
    made: parts,
    sizes: readSizes(project),
    dates,
    isDev: true,
  });
  const files = only === undefined ? prepared.files : filesOf(only, prepared);
  const sources = await demos.sources();
  site.show({ ...prepared, files }, sources.found, () => describeDemos(sources));
  progress(undefined);
  const milliseconds = performance.now() - started;
  io.stderr.write(await reportLook(project, { warnings, notes, milliseconds }, io));
  return true;
}
