import { Failure, isSystemError } from '../failure.ts';
import type { Io } from '../io.ts';
import { VERSION } from '../version.ts';

/** 2: misuse, or a project that cannot be read. 70: a bug of ours. */
type ErrorCode = 2 | 70;

/** What to do where the system refuses, whichever file it is. Codes: https://man7.org/linux/man-pages/man3/errno.3.html */
const SYSTEM_HELP: Readonly<Record<string, string>> = {
  EACCES: 'give this user the right to read and write there',
  EDQUOT: 'free space within your quota, or name a folder on another disk with --out',
  EMFILE: 'allow this process more open files, for example with `ulimit -n 4096`',
  ENFILE: 'close other programs: the system has no more open files to give',
  ENOSPC: 'free space on that disk, or name a folder on another one with --out',
  EPERM: 'give this user the right to read and write there',
  EROFS: 'make it writable, or name another folder with --out',
};

/** Prints why something ended early, with a stack trace for a bug of ours alone; returns the exit code for it. */
export function printError(error: unknown, { stderr }: Pick<Io, 'stderr'>): ErrorCode {
  if (error instanceof Failure) {
    stderr.write(`error: ${error.message}\n${helpOf(error)}`);
    return 2;
  }
  if (isSystemError(error)) {
    const help = SYSTEM_HELP[error.code ?? ''];
    stderr.write(`error: ${error.message}\n${help === undefined ? '' : `  help: ${help}\n`}`);
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
