import { CommanderError } from 'commander';
import type { Io } from './system/base/io.ts';
import { makeProgram, type ExitCode } from './program.ts';
import { printError } from './system/print-error.ts';

/** Runs the command line: parses the arguments, loads the command, and reports failures. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = makeProgram(io, (code) => (exitCode = code));
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has reported the mistake; only `--help` and `--version` end with 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return printError(error, io);
  }
}
