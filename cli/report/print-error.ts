import { Failure, isSystemError } from '../failure.ts';
import type { Io } from '../io.ts';
import { VERSION } from '../version.ts';

/** 2: misuse, or a project that cannot be read. 70: a bug of ours. */
type ErrorCode = 2 | 70;

/** Prints why something ended early, with a stack trace for a bug of ours alone; returns the exit code for it. */
export function printError(error: unknown, { stderr }: Pick<Io, 'stderr'>): ErrorCode {
  if (error instanceof Failure) {
    stderr.write(`error: ${error.message}\n${helpOf(error)}`);
    return 2;
  }
  if (isSystemError(error)) {
    stderr.write(`error: ${error.message}\n`);
    return 2;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(
    `${stack}\n\nThis is a bug in docs-nav ${VERSION}, not in your project. Please report it with the lines above.\n`,
  );
  return 70;
}

function helpOf({ help }: Failure): string {
  if (help === undefined) return '';
  return help.includes('\n') ? `\n${help}\n` : `  help: ${help}\n`;
}
