import type { Diagnostic } from '../../engine/index.ts';
import type { Io } from '../system/base/io.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { reportProject } from './report-project.ts';
import { plural } from '../system/summary.ts';

/** Number of warnings shown by commands with another main purpose: enough to see what they are about. */
const FIRST = 5;

/** Reports the warnings of a command that continues in spite of them: the first few, and the total. */
export async function reportWarnings(
  project: ScannedProject,
  warnings: readonly Diagnostic[],
  io: Io,
): Promise<string> {
  if (warnings.length === 0) return '';
  const lines = await listFirst(project, warnings, io);
  return `${lines.join('\n')}\n${plural(warnings.length, 'warning')}; \`docs-nav validate\` explains ${warnings.length === 1 ? 'it' : 'them'}\n`;
}

/** Prints one line for each of the first few, for editors and grep. */
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
