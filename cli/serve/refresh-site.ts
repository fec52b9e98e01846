import type { Project } from '../../site/project/project.ts';
import type { Diagnostic } from '../../engine/index.ts';
import { compiledFindings, compileProject } from '../build/prepare/compile-project.ts';
import { readPageDates } from '../build/prepare/page-dates.ts';
import { prepareSite } from '../build/prepare/prepare-site.ts';
import { openDescribedKeys, type PackageKeys } from '../make/api/package-keys.ts';
import { startApis } from '../make/arrange-apis.ts';
import { describeDemos } from '../make/demos/describe-demos.ts';
import { findingsOfDrawing } from '../make/features/asked-parts.ts';
import { makeSite, openMakers } from '../make/makers.ts';
import { readSizes } from '../make/sizes/size-file.ts';
import { filesOf, manifestOf } from '../parts/describe-part.ts';
import { rememberProject, scanProject } from '../project/load-project.ts';
import type { Run } from '../project/watch.ts';
import { openLookReport } from '../report/report-look.ts';
import { reportProject } from '../report/report-project.ts';
import { showProgress, type Tell } from '../report/tell.ts';
import type { Io } from '../system/base/io.ts';
import type { LiveSite } from './live-site.ts';

/** Keeps a live site up to date. */
interface SiteRefresh {
  /** Compiles the current project, and shows the site or the errors that prevent it; returns whether it is shown. */
  refresh(run: Pick<Run, 'changes' | 'watch'>): Promise<boolean>;
  /** Whether the site shows packages as they were before an edit. */
  isBehind(): boolean;
  /** Lets TypeScript describe packages and components as they are now; returns whether the site may show them. */
  catchUp(): Promise<boolean>;
}

/** Opens what refreshes of a site remember of each other; `only` are the ids of the sections that it shows. */
export function openRefresh(from: Project, site: LiveSite, only: readonly string[] | undefined, io: Io): SiteRefresh {
  const memory = rememberProject();
  const keys = openDescribedKeys(from);
  const reportLook = openLookReport();
  // Only until the site is first shown: later refreshes finish before anyone could read a line.
  let step = showProgress(io);
  const scan = { only, isBuild: true, hasDrafts: true };

  const show: SiteRefresh['refresh'] = async ({ changes, watch }) => {
    const started = performance.now();
    step('checking');
    const project = await scanProject(from, { ...scan, memory, changes, keys });
    const warnings: Diagnostic[] = [];
    const notes: string[] = [];
    const follow = (paths: readonly string[]): void => {
      const beyond = paths.filter((path) => !path.startsWith(`${project.content}/`));
      watch(['nav', project.content, ...project.beside, ...project.reads(), ...beyond]);
    };
    const findings: Tell['findings'] = async (_, { diagnostics, ...counts }) => {
      warnings.push(...diagnostics);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      if (errors.length === 0) return true;
      step(undefined);
      const print = (color: boolean) =>
        reportProject(project, { ...counts, diagnostics: errors }, { format: 'pretty', io: { ...io, color } });
      const isNews = site.fail(await print(false));
      // Who has changed nothing is told nothing twice.
      if (isNews || changes?.size !== 0) io.stdout.write(await print(io.color));
      return false;
    };
    follow([]);
    const dates = readPageDates(project, project.content);
    const compiled = await compileProject(project);
    if (!(await findings(project, compiledFindings(compiled))) || !compiled.ok) return false;
    const manifest = manifestOf(only, compiled.manifest);
    const shown = { project, manifest, mode: 'dev', base: '', isThorough: true, isPart: only !== undefined } as const;
    const { stages, demos } = openMakers(shown);
    const tell = { step, findings, reads: follow, note: (text: string) => void notes.push(text) };
    const made = await makeSite(stages, shown, tell);
    if (made === undefined) return false;
    const sizes = readSizes(project);
    const prepared = await prepareSite(project, manifest, { base: '', made, sizes, dates, isDev: true });
    const sources = await demos.sources();
    const files = only === undefined ? prepared.files : filesOf(only, prepared);
    site.show({
      ...prepared,
      files,
      project,
      demos: sources.found,
      describe: () => describeDemos(sources),
      async explain(failed) {
        const found = findingsOfDrawing(await project.readInput(), failed);
        return reportProject(project, found, { format: 'pretty', io: { ...io, color: false } });
      },
    });
    step(undefined);
    step = () => {};
    const milliseconds = performance.now() - started;
    io.stderr.write(await reportLook(project, { warnings, notes, milliseconds }, io));
    return true;
  };

  const describe = async (now: PackageKeys): Promise<void> => {
    const project = await scanProject(from, { ...scan, keys: now });
    // A manifest that is known already needs none of their types.
    await project.ownComponents?.readProps();
    const compiled = await compileProject(project);
    // Mistakes are told by the refresh.
    if (compiled.ok) await startApis(project, manifestOf(only, compiled.manifest)).ready;
  };

  return {
    refresh: (run) => show(run).finally(() => step(undefined)),
    isBehind: () => keys.isBehind(),
    catchUp: () => keys.catchUp(describe),
  };
}
