import { relative, resolve } from 'node:path';
import { DEMO_SYNTAX, didYouMean, locateFindings, type Diagnostic } from '../../engine/index.ts';
import type { Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { checkCode } from '../code/check-code.ts';
import { demosOn, openDemoFiles } from '../make/demos/source/demo-pages.ts';
import { pageFiles } from '../make/maker.ts';
import { loadProject, type LoadedProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { compileOrReport } from '../report/compile-or-report.ts';
import type { Format } from '../report/formats.ts';
import { exitCodeOf, reportProject } from '../report/report-project.ts';
import { showProgress } from '../report/tell.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { slashed } from '../system/files/slashes.ts';
import { plural } from '../system/summary.ts';

/** Options of `docs-nav check-code`. */
interface CheckCodeOptions {
  /** Pathnames or files of pages; all without any. */
  readonly page: readonly string[];
  readonly dir?: string | undefined;
  readonly format: Format | 'markdown';
  /** The next versions of packages to check it with: names with versions, folders, packed files. */
  readonly with?: readonly string[] | undefined;
  /** The least severity that the check fails with. */
  readonly failOn: 'error' | 'warning' | 'never';
  /** The check fails with more warnings than this; -1 allows any number. */
  readonly maxWarnings: number;
}

/** Checks the types of the code that readers see. Exits with 0 if there are no errors, else with 1. */
export async function runCheckCode(options: CheckCodeOptions, io: Io): Promise<number> {
  const { page, dir, with: specs, format, failOn } = options;
  const exitCode = (found: readonly Diagnostic[]) => {
    if (failOn === 'never') return 0;
    return failOn === 'warning' && found.length > 0 ? 1 : exitCodeOf(found, options.maxWarnings, io);
  };
  const project = await loadProject(await openProject(io, dir));
  // Of modules that cannot be compiled, the compiler tells as well, and of all others.
  const others = project.input.findings?.filter(({ code }) => code !== DEMO_SYNTAX.code) ?? [];
  const checked = { ...project, input: { ...project.input, findings: others } };
  const manifest = await compileOrReport(checked, io, format === 'markdown' ? undefined : format);
  if (manifest === undefined) return 1;
  const pages = page.length === 0 ? undefined : page.map((name) => findPage(name, project, manifest, io.cwd));
  const signal = io.interruption();
  const step = showProgress(io);
  try {
    if (specs !== undefined) {
      const { checkNext } = await import('../code/check-next.ts');
      const { groupTasks, printTasks } = await import('../change/print-tasks.ts');
      const next = await checkNext(project, manifest, specs, { pages, signal, step, io }).finally(() =>
        step(undefined),
      );
      const tasks = groupTasks(project, manifest, next, pages);
      io.stdout.write(await printTasks(project, manifest, tasks, { ...next, format, io }));
      for (const note of next.notes) io.stderr.write(`note: ${note}\n`);
      return exitCode(tasks.flatMap(({ diagnostics }) => diagnostics));
    }
    if (format === 'markdown')
      throw new Failure('`--format markdown` lists what a next version breaks.', 'name one with `--with`');
    const { findings, counts, notes } = await checkCode(project, manifest, { pages, signal, step });
    const found = locateFindings(project.input, findings);
    io.stdout.write(await reportProject(project, found, { format, io }));
    for (const note of notes) io.stderr.write(`note: ${note}\n`);
    if (findings.every(({ code }) => code !== 'unchecked-code'))
      io.stderr.write(`checked ${plural(counts.files, 'file')} and ${plural(counts.blocks, 'code block')}\n`);
    return exitCode(found.diagnostics);
  } catch (error) {
    // The exit code that shells expect after Ctrl+C.
    if (signal.aborted) return 130;
    throw error;
  }
}

/** Finds the pathname of a page by its pathname, its file, or that of a demo on it. */
function findPage(name: string, project: LoadedProject, manifest: RouteManifest, cwd: string): string {
  const pathnames = Object.keys(manifest.routes);
  const file = slashed(relative(project.root, resolve(cwd, name)));
  const found = pathnames.find((pathname) => pathname === name || pageFiles(manifest, pathname).includes(file));
  const fileOf = openDemoFiles(project, manifest);
  const isOn = (route: Route) => demosOn(route).some(({ src }) => fileOf(route, src) === file);
  const page = found ?? Object.values(manifest.routes).find(isOn)?.pathname;
  if (page !== undefined) return page;
  const files = pathnames.flatMap((pathname) => pageFiles(manifest, pathname));
  throw new Failure(
    `There is no page \`${name}\`.`,
    didYouMean(name, pathnames) ?? didYouMean(file, files) ?? 'pages are named by their pathname or their file',
  );
}
