import { check } from '../../engine/index.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { loadProject, rememberProject, type LoadedProject, type ScanOptions } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { exitCodeOf } from '../report/exit-code.ts';
import type { Format } from '../report/formats.ts';
import { reportProject } from '../report/report-project.ts';
import type { Run } from '../watch/watch.ts';

/** Options of `docs-nav validate`. */
export interface ValidateOptions {
  readonly dir?: string | undefined;
  /** Only the content of these sections, where that of the others is elsewhere. */
  readonly section?: readonly string[] | undefined;
  readonly format: Format;
  /** More warnings than this fail the check; -1 lets any number pass. */
  readonly maxWarnings: number;
  readonly watch?: boolean;
  /** Mend first what has one right answer. */
  readonly fix?: boolean;
  /** Show what `fix` would change, and change nothing. */
  readonly dryRun?: boolean;
}

/** Checks navigation and the links of every page. Exit 0 without errors, else 1. */
export async function validate(options: ValidateOptions, io: Io): Promise<number> {
  if (options.dryRun === true && options.fix !== true) throw new Failure('`--dry-run` has no effect without `--fix`.');
  const root = await openProject(io, options.dir);
  const only = options.section;
  if (options.fix === true) {
    const { fixProject } = await import('../edit/fix-project.ts');
    const project = await fixProject(root, { dryRun: options.dryRun === true, only }, io);
    // The diff is all that is asked for, so that other programs can read it.
    if (options.dryRun === true) return 0;
    if (project !== undefined && options.watch !== true) return report(project, options, io);
  }
  if (options.watch !== true) return report(await loadProject(root, { only }), options, io);
  const { watchProject } = await import('../watch/watch.ts');
  const memory = rememberProject();
  await watchProject(root, (run) => validateAgain(root, { ...options, only, memory }, run, io), io);
  return 0;
}

async function report(project: LoadedProject, { format, maxWarnings }: ValidateOptions, io: Io): Promise<number> {
  const findings = check(project.input);
  io.stdout.write(await reportProject(project, findings, { format, io }));
  return exitCodeOf(findings.diagnostics, maxWarnings, io);
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

async function validateAgain(
  root: string,
  options: ValidateOptions & ScanOptions,
  { changes, watch }: Run,
  io: Io,
): Promise<void> {
  if (io.isTTY && options.format === 'pretty') io.stdout.write(CLEAR_SCREEN);
  const project = await loadProject(root, { ...options, changes });
  watch(['nav', project.content, ...project.named]);
  await report(project, options, io);
  io.stderr.write('Watching for changes. Press Ctrl+C to stop.\n');
}
