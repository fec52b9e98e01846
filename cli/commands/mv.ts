import { editsByFile, planMove, type MoveOptions, type Refusal } from '../../engine/edit/index.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { loadProject } from '../project/load-project.ts';
import { writeOrShow } from '../change/print-diff.ts';
import { openFiles } from '../change/write-edit.ts';
import { findUnscanned } from '../change/unscanned-files.ts';
import { openProject } from '../project/open-project.ts';
import { plural } from '../system/summary.ts';
import { harmless } from '../system/base/terminal-text.ts';

/** Options of `docs-nav mv`. */
interface MvOptions {
  readonly from: string;
  readonly to: string;
  readonly dir?: string | undefined;
  /**
   * When old addresses get a redirect: `as-needed` leaves it out if a page returns to an address that redirects to it.
   */
  readonly redirects: MoveOptions['redirects'];
  /** Shows what would change, and changes nothing. */
  readonly dryRun?: boolean;
}

/** Moves a page or a group. Exits with 1, changing nothing, if the project would have more mistakes than before. */
export async function mv({ from, to, dir, redirects, dryRun = false }: MvOptions, io: Io): Promise<number> {
  const project = await loadProject(await openProject(io, dir));
  const files = openFiles(project.root);
  const plan = planMove(project.input, { from, to, redirects, read: files.read });
  if (!plan.ok) return refuse(plan, io);
  const moves = [...plan.moves, ...findUnscanned(project.root, plan)];
  const edit = { edits: plan.edits, moves };
  writeOrShow(project, edit, { command: `mv ${from} ${to}`, files, dryRun }, io);

  const done = [
    `${plural(moves.length, 'file')} moved`,
    `${plural(plan.edits.length, 'edit')} in ${plural(editsByFile(plan.edits).size, 'file')}`,
    ...(plan.redirectsAdded > 0 ? [`${plural(plan.redirectsAdded, 'redirect')} added`] : []),
    ...(plan.returned.length > 0 ? [`${plural(plan.returned.length, 'redirect')} removed`] : []),
  ];
  io.stderr.write(
    `${dryRun ? 'Would move' : 'Moved'} ${plural(plan.pages.size, 'page')} from ${from} to ${to}: ${done.join(', ')}\n`,
  );
  for (const note of plan.notes) io.stderr.write(`note: ${harmless(note)}\n`);
  if (plan.returned.length > 0 && redirects === 'as-needed') {
    io.stderr.write(
      `note: the addresses that ${plan.returned.length === 1 ? 'this page' : 'these pages'} had in the meantime now lead nowhere; \`--redirects always\` would redirect them\n`,
    );
  }
  return 0;
}

/** Reports a refusal. Positions refer to the files after the move, so only the messages of diagnostics are shown. */
function refuse({ message, help, diagnostics = [] }: Refusal, io: Io): number {
  if (diagnostics.length === 0) throw new Failure(message, help);
  const told = diagnostics
    .slice(0, MANY)
    .map(
      ({ severity, code, message: what, origin }) =>
        `${severity}[${code}]: ${harmless(what)} (${harmless(origin.file)})\n`,
    );
  const rest = diagnostics.length > MANY ? `and ${diagnostics.length - MANY} more\n` : '';
  io.stdout.write(`${told.join('')}${rest}`);
  io.stderr.write(`error: ${message} Nothing was changed.\n${help === undefined ? '' : `  help: ${help}\n`}`);
  return 1;
}

const MANY = 20;
