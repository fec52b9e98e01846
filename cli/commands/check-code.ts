import { relative, resolve } from 'node:path';
import { didYouMean, locateFindings } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { checkCode } from '../code/check-code.ts';
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
  readonly format: Format;
  /** The check fails with more warnings than this; -1 allows any number. */
  readonly maxWarnings: number;
}

/** Checks the types of the code that readers see. Exits with 0 if there are no errors, else with 1. */
export async function runCheckCode({ page, dir, format, maxWarnings }: CheckCodeOptions, io: Io): Promise<number> {
  const project = await loadProject(await openProject(io, dir));
  const manifest = await compileOrReport(project, io);
  if (manifest === undefined) return 1;
  const pages = page.length === 0 ? undefined : page.map((name) => findPage(name, project, manifest, io.cwd));
  const signal = io.interruption();
  try {
    const { findings, counts, notes } = await checkCode(project, manifest, { pages, signal, step: showProgress(io) });
    const found = locateFindings(project.input, findings);
    io.stdout.write(await reportProject(project, found, { format, io }));
    for (const note of notes) io.stderr.write(`note: ${note}\n`);
    if (findings.every(({ code }) => code !== 'unchecked-code'))
      io.stderr.write(`checked ${plural(counts.files, 'file')} and ${plural(counts.blocks, 'code block')}\n`);
    return exitCodeOf(found.diagnostics, maxWarnings, io);
  } catch (error) {
    // The exit code that shells expect after Ctrl+C.
    if (signal.aborted) return 130;
    throw error;
  }
}

/** Finds the pathname of a page by its pathname, its file, or that of a demo on it. */
function findPage(name: string, { root }: LoadedProject, manifest: RouteManifest, cwd: string): string {
  const pathnames = Object.keys(manifest.routes);
  const file = slashed(relative(root, resolve(cwd, name)));
  const found = pathnames.find((pathname) => pathname === name || pageFiles(manifest, pathname).includes(file));
  if (found !== undefined) return found;
  const files = pathnames.flatMap((pathname) => pageFiles(manifest, pathname));
  throw new Failure(
    `There is no page \`${name}\`.`,
    didYouMean(name, pathnames) ?? didYouMean(file, files) ?? 'pages are named by their pathname or their file',
  );
}
