import { spawnSync } from 'node:child_process';
import { planBaseline } from '../../engine/edit/index.ts';
import { BASELINE_FILE } from '../../engine/text/project-files.ts';
import { writeOrShow } from '../change/print-diff.ts';
import { openFiles } from '../change/write-edit.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { loadProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { reportProject } from '../report/report-project.ts';
import { plural } from '../system/summary.ts';

/** Options of `docs-nav baseline`. */
interface BaselineOptions {
  readonly dir?: string | undefined;
  /** Who is responsible for the new entries; Git's user if left out. */
  readonly owner?: string | undefined;
  readonly reason: string;
  /** Last day (YYYY-MM-DD); 90 days from now if left out. */
  readonly until?: string | undefined;
  readonly dryRun?: boolean;
  /** Whether to set aside what is found in code for readers as well. */
  readonly code?: boolean;
}

const DAYS = 90;

/** Sets current findings aside. Exits with 1 if errors remain that cannot be set aside. */
export async function baseline(
  { dir, owner, reason, until, dryRun = false, code = false }: BaselineOptions,
  io: Io,
): Promise<number> {
  const project = await loadProject(await openProject(io, dir));
  const input = code ? await (await import('../code/with-code.ts')).withCode(project, io) : project.input;
  const { today } = input;
  const last = until ?? new Date(Date.parse(today) + DAYS * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (last < today) throw new Failure(`The day ${last} of --until is in the past.`, 'choose a later one');
  const plan = planBaseline(input, { owner: owner ?? findUser(project.root), reason, until: last });
  const files = openFiles(project.root);
  const edit = { edits: plan.edits, moves: [] };
  writeOrShow(project, edit, { command: 'baseline', files, dryRun }, io);
  const counts = [`${plan.added} added`, `${plan.kept} kept`, `${plan.removed} removed`];
  io.stderr.write(`${BASELINE_FILE}: ${counts.join(', ')}${dryRun ? ' (nothing was written)' : ''}\n`);
  if (plan.expired > 0)
    io.stderr.write(`note: ${plural(plan.expired, 'finding')} in it expired: fix the cause, or change \`until\`\n`);
  const { refused } = plan;
  if (refused.diagnostics.length === 0) return 0;
  io.stdout.write(await reportProject(project, refused, { format: 'compact', io }));
  io.stderr.write(`error: ${plural(refused.diagnostics.length, 'error')} cannot be set aside\n`);
  return 1;
}

function findUser(root: string): string {
  const { status, stdout } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  const name = status === 0 ? stdout.trim() : '';
  if (name === '') throw new Failure('The entries have no owner.', 'set one with `--owner <name>`');
  return name;
}
