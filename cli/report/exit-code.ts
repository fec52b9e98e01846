import type { Diagnostic } from '../../engine/index.ts';
import type { Io } from '../system/base/io.ts';
import { count } from '../system/report.ts';
import { plural } from '../system/summary.ts';

/** Returns 1 if there are errors, or more warnings than allowed (-1: any number); else 0. */
export function exitCodeOf(diagnostics: readonly Diagnostic[], maxWarnings: number, io: Io): number {
  if (count(diagnostics, 'error') > 0) return 1;
  const warnings = count(diagnostics, 'warning');
  if (maxWarnings < 0 || warnings <= maxWarnings) return 0;
  io.stderr.write(`error: ${plural(warnings, 'warning')}, but --max-warnings allows ${maxWarnings}\n`);
  return 1;
}
