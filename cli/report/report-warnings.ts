import type { Diagnostic } from '../../engine/index.ts';
import type { Io } from '../io.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { reportProject } from './report-project.ts';
import { plural } from './summary.ts';

/** Warnings for a command whose main work is something else: enough to see what they are about. */
const FIRST = 5;

/** What a command that goes on in spite of warnings says of them: the first few, and how many there are. */
export async function reportWarnings(
  project: ScannedProject,
  warnings: readonly Diagnostic[],
  io: Io,
): Promise<string> {
  if (warnings.length === 0) return '';
  const lines = await listFirst(project, warnings, io);
  return `${lines.join('\n')}\n${plural(warnings.length, 'warning')}; \`docs-nav validate\` explains ${warnings.length === 1 ? 'it' : 'them'}\n`;
}

/** A line for each of the first few, as editors and grep read them. */
export async function listFirst(
  project: ScannedProject,
  warnings: readonly Diagnostic[],
  io: Io,
): Promise<readonly string[]> {
  const shown = { diagnostics: warnings.slice(0, FIRST), sections: 0, pages: 0 };
  return (await reportProject(project, shown, { format: 'compact', io }))
    .split('\n')
    .slice(0, shown.diagnostics.length);
}
