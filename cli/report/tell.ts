import type { Io } from '../system/base/io.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { harmless } from '../system/base/terminal-text.ts';
import { exitCodeOf, reportProject, type Findings } from './report-project.ts';
import type { Diagnostic } from '../../engine/index.ts';
import { plural } from '../system/summary.ts';

/** Receives what a site is made of tells on its way; who prints, collects or ignores it decides whether it goes on. */
export interface Tell {
  /** Takes what was found; returns whether the site may be made with it. */
  findings(project: ScannedProject, findings: Findings): Promise<boolean>;
  /** Takes a sentence about what is no mistake of the project. */
  note(text: string): void;
  /** Takes a line about what is published. */
  line(text: string): void;
  /** Takes the files, from the root, that it has been made from so far. */
  reads?(paths: readonly string[]): void;
  readonly step: Progress;
}

/** Takes what a command finds as values, before it is printed. */
export type Hear = (project: ScannedProject, findings: Findings) => void;

/** Tells a terminal: errors as a whole report, warnings in short. Stops at errors, and at more warnings than allowed. */
export function tellIn(io: Io, maxWarnings: number, hear?: Hear): Tell {
  const step = showProgress(io);
  return {
    step,
    note: (text) => void io.stderr.write(`note: ${harmless(text)}\n`),
    line: (text) => void io.stderr.write(`${text}\n`),
    async findings(project, findings) {
      step(undefined);
      hear?.(project, findings);
      const { diagnostics } = findings;
      if (diagnostics.some(({ severity }) => severity === 'error')) {
        io.stdout.write(await reportProject(project, findings, { format: 'pretty', io }));
        return false;
      }
      io.stderr.write(await reportWarnings(project, diagnostics, io));
      return exitCodeOf(diagnostics, maxWarnings, io) === 0;
    },
  };
}

/** Shows the current step of a command; clears it with `undefined`. */
type Progress = (step: string | undefined) => void;

const CLEAR_LINE = '\r\u001b[K';

/** Shows one line that is overwritten on a terminal, or a line per step elsewhere. */
export function showProgress(io: Io): Progress {
  return (step) => {
    if (io.isTTY) io.stderr.write(step === undefined ? CLEAR_LINE : `${CLEAR_LINE}${step} …`);
    else if (step !== undefined) io.stderr.write(`${step}\n`);
  };
}

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
