import type { Project } from '../../site/project/project.ts';
import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { compiledFindings, compileProject } from '../build/prepare/compile-project.ts';
import { readPageDates } from '../build/prepare/page-dates.ts';
import { prepareSite } from '../build/prepare/prepare-site.ts';
import { openDescribedKeys, type PackageKeys } from '../make/api/package-keys.ts';
import { startApis } from '../make/arrange-apis.ts';
import { findingsOfDrawing } from '../make/features/asked-parts.ts';
import { readSizes } from '../make/sizes/size-file.ts';
import { filesOf, manifestOf } from '../parts/describe-part.ts';
import { rememberProject, rereadProject, scanProject, type ScannedProject } from '../project/load-project.ts';
import type { Run } from '../project/watch.ts';
import { listNews, openLookReport } from '../report/report-look.ts';
import { reportProject, type Findings } from '../report/report-project.ts';
import { showProgress } from '../report/tell.ts';
import type { Io } from '../system/base/io.ts';
import { describeError } from '../system/print-error.ts';
import { openLateParts } from './late-parts.ts';
import type { LiveSite } from './live-site.ts';

/** Keeps a live site up to date. */
interface SiteRefresh {
  /** Compiles the current project, and shows the site or the errors that prevent it; returns whether it is shown. */
  refresh(run: Run): Promise<boolean>;
  close(): void;
}

/** The last state that was read. */
interface LastRefresh {
  readonly project: ScannedProject;
  readonly run: Pick<Run, 'watch' | 'again'>;
  readonly isShown: boolean;
  /** What is shown of it; absent before it could be. */
  readonly manifest?: RouteManifest;
}

/** Milliseconds without an edit or a visit before what nobody waits for may use the processor. */
const QUIET = 1000;

/** Opens what refreshes of a site remember of each other; `only` are the ids of the sections that it shows. */
export function openRefresh(from: Project, site: LiveSite, only: readonly string[] | undefined, io: Io): SiteRefresh {
  const memory = rememberProject();
  const keys = openDescribedKeys(from);
  const reportLook = openLookReport();
  // Only until the site is first shown: later refreshes finish before anyone could read a line.
  let step = showProgress(io);
  const scan = { only, isBuild: true, hasDrafts: true };
  let last: LastRefresh | undefined;
  let warnings: readonly Diagnostic[] = [];
  let counts: Omit<Findings, 'diagnostics'> = { sections: 0, pages: 0 };
  /** Whether TypeScript was asked for all that pages document since the last edit; it may be unable to say. */
  let isTried = false;
  let waiting: NodeJS.Timeout | undefined;
  /** What is known of the code of pages, by their pathnames, and of which state of the project. */
  const inCode = new Map<string, { readonly of: ScannedProject; readonly found: readonly Diagnostic[] }>();
  let looking: AbortController | undefined;
  /** The page that someone has opened last. */
  let opened: string | undefined;
  let isUnfinished = false;
  let isClosed = false;

  /** Prints the errors among what was found; nothing without any. */
  const reportErrors = async (project: ScannedProject, found: readonly Diagnostic[], color: boolean) => {
    const errors = found.filter(({ severity }) => severity === 'error');
    const once = [...new Map(errors.map((each) => [JSON.stringify(each), each])).values()];
    const printed = { ...counts, diagnostics: once };
    return errors.length === 0 ? '' : reportProject(project, printed, { format: 'pretty', io: { ...io, color } });
  };
  const findings = (): readonly Diagnostic[] => late.all().flatMap(({ found }) => found);
  const late = openLateParts(async (page, { isOpen, isAround }) => {
    if (last === undefined) return;
    const { project, run } = last;
    run.watch(beyond(project, page.reads));
    isUnfinished = true;
    io.stdout.write(await reportErrors(project, page.found, io.color));
    site.change(page, await reportErrors(project, findings(), false), isOpen);
    if (isAround) void run.again(new Set());
  });
  /** Tells what is wrong with the code of the page that someone looks at; it is shown all the same. */
  const lookAtCode = async (): Promise<void> => {
    const { project, manifest } = last ?? {};
    const pathname = opened ?? '';
    const before = inCode.get(pathname);
    if (project === undefined || manifest?.routes[pathname] === undefined || before?.of === project) return;
    looking = new AbortController();
    const { signal } = looking;
    const { lookAtPage } = await import('../code/look-at-page.ts');
    const found = await lookAtPage({ project, input: await project.readInput(), manifest, pathname }, signal);
    if (found === undefined) return;
    inCode.set(pathname, { of: project, found });
    for (const line of await listNews(project, before?.found ?? [], found, io)) io.stdout.write(`${line}\n`);
  };
  /** Makes what is left, as long as nothing else happens. */
  const idle = async (): Promise<void> => {
    const mine = waiting;
    const isQuiet = () => mine === waiting && !isClosed;
    await lookAtCode();
    if (!isQuiet()) return;
    const isBehind = keys.isBehind() || !(isTried || late.isDescribed());
    isTried = true;
    const described = isBehind ? keys.catchUp(describe) : Promise.resolve(false);
    while (isQuiet() && (await late.makeNext()));
    if ((await described) || (isQuiet() && isUnfinished)) await last?.run.again(new Set());
  };
  const fail = (error: unknown): void => void site.fail(describeError(error).text);
  const pause = (): void => {
    looking?.abort();
    clearTimeout(waiting);
    waiting = undefined;
  };
  const rest = (): void => {
    pause();
    if (!isClosed) waiting = setTimeout(() => void idle().catch(fail), QUIET);
  };

  const show: SiteRefresh['refresh'] = async ({ changes, watch, again }) => {
    const started = performance.now();
    step('checking');
    const made = new Set(late.all().flatMap(({ reads }) => reads));
    const reread = last?.isShown && (await rereadProject(last.project, memory, { changes, made }));
    const project = reread || (await scanProject(from, { ...scan, memory, changes, keys }));
    const follow = (paths: Iterable<string>): void =>
      watch(['nav', project.content, ...project.beside, ...project.reads(), ...beyond(project, [...paths])]);
    follow(made);
    if (reread) {
      last = { ...last, project, run: { watch, again }, isShown: true };
      late.touch(project, changes);
      if ([...(changes ?? [])].some((path) => project.hashPages().has(path))) site.touch();
      await ready(project, started);
      return true;
    }
    last = { project, run: { watch, again }, isShown: false };
    if (changes?.size !== 0) isTried = false;
    const dates = readPageDates(project, project.content);
    const compiled = await compileProject(project);
    ({ diagnostics: warnings, ...counts } = compiledFindings(compiled));
    const report = await reportErrors(project, warnings, false);
    if (report !== '' || !compiled.ok) {
      step(undefined);
      const isNews = site.fail(report);
      // Who has changed nothing is told nothing twice.
      if (isNews || changes?.size !== 0) io.stdout.write(await reportErrors(project, warnings, io.color));
      return false;
    }
    const manifest = manifestOf(only, compiled.manifest);
    const isPart = only !== undefined;
    const known = late.take({ project, manifest, mode: 'dev', base: '', isThorough: true, isPart }, changes);
    const sizes = readSizes(project);
    const prepared = await prepareSite(project, manifest, { base: '', made: known, sizes, dates, isDev: true });
    const files = only === undefined ? prepared.files : filesOf(only, prepared);
    isUnfinished = false;
    site.show({
      ...prepared,
      files,
      project,
      report: await reportErrors(project, findings(), false),
      later: known.later,
      late: {
        ...late,
        visit(pathname?: string) {
          const made = late.visit(pathname);
          opened = pathname ?? opened;
          if (made === undefined) rest();
          else pause();
          return made?.catch(fail).finally(rest);
        },
      },
      async explain(failed) {
        const found = findingsOfDrawing(await project.readInput(), failed);
        return reportProject(project, found, { format: 'pretty', io: { ...io, color: false } });
      },
    });
    follow([]);
    last = { ...last, isShown: true, manifest };
    await ready(project, started);
    return true;
  };
  /** Says that the site is shown, and makes what someone looks at. */
  const ready = async (project: ScannedProject, started: number): Promise<void> => {
    step(undefined);
    step = () => {};
    const milliseconds = performance.now() - started;
    const found = findings().filter(({ severity }) => severity !== 'error');
    const notes = [...new Set(late.all().flatMap((page) => page.notes))];
    io.stderr.write(await reportLook(project, { warnings: [...warnings, ...found], notes, milliseconds }, io));
    void late.visit()?.catch(fail).finally(rest);
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
    refresh(run) {
      looking?.abort();
      return show(run).finally(() => step(undefined));
    },
    close() {
      isClosed = true;
      looking?.abort();
      clearTimeout(waiting);
    },
  };
}

/** Lists those of some files, from the root, that are outside the content folder. */
function beyond({ content }: ScannedProject, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !path.startsWith(`${content}/`));
}
