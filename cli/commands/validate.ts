import type { Project } from '../../site/project/project.ts';
import { check, compile, type CheckResult } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { describeUnrun } from '../project/describe-unrun.ts';
import {
  loadProject,
  rememberProject,
  type LoadedProject,
  type ScannedProject,
  type ScanOptions,
} from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { exitCodeOf, reportProject } from '../report/report-project.ts';
import type { Format } from '../report/formats.ts';
import type { Hear } from '../report/tell.ts';
import type { Run } from '../project/watch.ts';

/** Options of `docs-nav validate`. */
export interface ValidateOptions {
  readonly dir?: string | undefined;
  /** Checks only the content of these sections, if the others' content is in another repository. */
  readonly section?: readonly string[] | undefined;
  readonly format: Format;
  /** The check fails with more warnings than this; -1 allows any number. */
  readonly maxWarnings: number;
  readonly watch?: boolean;
  /** Also describes and renders what pages document, as a build does. */
  readonly api?: boolean;
  /** Checks the files as they are staged for the next commit. */
  readonly staged?: boolean;
  /** Fixes unambiguous mistakes first. */
  readonly fix?: boolean;
  /** Shows what `fix` would change, and changes nothing. */
  readonly dryRun?: boolean;
  /** True to check the types of code for readers as well; false if nothing that the project brings may be run. */
  readonly code?: boolean;
}

/** Checks the navigation and the links of every page. Exits with 0 if there are no errors, else with 1. */
export async function runValidate(options: ValidateOptions, io: Io, hear?: Hear): Promise<number> {
  if (options.dryRun === true && options.fix !== true) throw new Failure('`--dry-run` has no effect without `--fix`.');
  if (options.code === false && (options.fix === true || options.api === true))
    throw new Failure('`--no-code` only reads, and cannot be combined with `--fix` and `--api`.');
  const found = await openProject(io, options.dir, options.code === false ? 'nothing' : 'all');
  const only = options.section;
  if (options.staged === true) {
    if (options.watch === true || options.fix === true || options.api === true || options.code === true)
      throw new Failure(
        '`--staged` checks what is in the index, and cannot be combined with `--watch`, `--fix`, `--api` and `--code`.',
      );
    const { stagedProject } = await import('../change/staged-project.ts');
    return report(await stagedProject(await loadProject(found, { only })), options, io);
  }
  if (options.fix === true) {
    const { fixProject } = await import('../change/fix-project.ts');
    const project = await fixProject(found, { dryRun: options.dryRun === true, only }, io);
    // Prints only the diff, so that other programs can read it.
    if (options.dryRun === true) return 0;
    if (project !== undefined && options.watch !== true) return report(project, options, io);
  }
  if (options.watch !== true) return report(await loadProject(found, { only }), options, io, hear);
  const { watchProject } = await import('../project/watch.ts');
  const memory = rememberProject();
  await watchProject(found, (run) => validateAgain(found, { ...options, only, memory }, run, io), io);
  return 0;
}

async function report(
  project: LoadedProject,
  { format, maxWarnings, ...options }: ValidateOptions,
  io: Io,
  hear?: Hear,
): Promise<number> {
  const findings =
    options.api === true || options.code === true ? await checkMore(project, options, io) : check(project.input);
  hear?.(project, findings);
  io.stdout.write(await reportProject(project, findings, { format, io }));
  const unrun = describeUnrun(project);
  if (unrun !== undefined) io.stderr.write(`${unrun}\n`);
  return exitCodeOf(findings.diagnostics, maxWarnings, io);
}

/** Checks a project and, if nothing keeps it from being built, the packages that it documents, or the code for readers. */
async function checkMore(
  project: LoadedProject,
  { api, code }: Pick<ValidateOptions, 'api' | 'code'>,
  io: Io,
): Promise<CheckResult> {
  const compiled = compile(project.input);
  if (!compiled.ok) return check(project.input);
  const packages = api === true ? await lookAtPackages(project, compiled.manifest) : undefined;
  const { withCode } = await import('../code/with-code.ts');
  const input = code === true ? await withCode(project, io) : project.input;
  const all = [...(input.findings ?? []), ...(packages?.mistakes ?? [])];
  const findings = [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()];
  const found = packages?.unknown ?? check({ ...input, findings });
  return { ...found, diagnostics: [...found.diagnostics, ...(packages?.problems.diagnostics ?? [])] };
}

async function lookAtPackages(project: ScannedProject, manifest: RouteManifest) {
  const { openMakers } = await import('../make/makers.ts');
  const { gatherFindings } = await import('../make/maker.ts');
  const site = { project, manifest, mode: 'build', base: '' } as const;
  const { playgrounds, apis, end } = openMakers(site);
  const problems = await gatherFindings(site, [await playgrounds.site()]);
  return { ...(await apis.complete().finally(end)), problems };
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

async function validateAgain(
  found: Project,
  options: ValidateOptions & ScanOptions,
  { changes, watch }: Run,
  io: Io,
): Promise<boolean> {
  if (io.isTTY && options.format === 'pretty') io.stdout.write(CLEAR_SCREEN);
  const project = await loadProject(found, { ...options, changes });
  watch(['nav', project.content, ...project.beside, ...project.reads()]);
  await report(project, options, io);
  io.stderr.write('Watching for changes. Press Ctrl+C to stop.\n');
  return true;
}
