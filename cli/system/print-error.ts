import { Failure, isSystemError, messageOf } from './base/failure.ts';
import type { Io } from './base/io.ts';
import { VERSION } from './base/version.ts';

/** 2: misuse, or a project that cannot be read. 70: a bug of ours. */
type ErrorCode = 2 | 70;

/** Help for system errors, whatever the file. Codes: https://man7.org/linux/man-pages/man3/errno.3.html */
const SYSTEM_HELP: Readonly<Record<string, string>> = {
  EACCES: 'allow this user to read and write there',
  EDQUOT: 'free space within your quota; --out and --cache name folders on another disk',
  EMFILE: 'allow this process more open files, for example with `ulimit -n 4096`',
  ENFILE: 'close other programs: the system has no more open files to give',
  ENOTDIR: 'a file is where a folder should be: move it away',
  ENOSPC: 'free space on that disk; --out and --cache name folders on another one',
  EPERM: 'allow this user to read and write there',
  EROFS: 'make it writable, or choose another folder with --out',
};

/** How packages with compiled parts say that the one for this system is missing (https://napi.rs). */
const NATIVE_PART =
  /Cannot find native binding|Cannot find module '([^']*-(?:linux|darwin|win32|android|freebsd)-[^']*)'|Failed to load native binding/;

/** How Node refuses modules in a folder whose name has a backslash, which addresses must not contain. */
const BACKSLASH = /^Invalid module "file:\/\/([^"]*?)%5C/i;

/** Describes why something ended early, with a stack trace only for bugs of ours; with the exit code of its command. */
export function describeError(error: unknown): { readonly text: string; readonly exitCode: ErrorCode } {
  if (error instanceof Failure) return { text: `error: ${error.message}\n${helpOf(error)}`, exitCode: 2 };
  const message = messageOf(error);
  const part = NATIVE_PART.exec(message);
  if (part !== null)
    return {
      text: `error: A package was installed without its part for this system${part[1] === undefined ? '' : `: \`${part[1]}\``}.\n  help: remove \`node_modules\`, and install the packages on this system\n`,
      exitCode: 2,
    };
  const folder = BACKSLASH.exec(message);
  if (folder !== null)
    return {
      text: `error: The name of a folder contains \`\\\`, with which Node finds no modules: \`${folder[1]}\\…\`\n  help: rename the folder, or move the project to another one\n`,
      exitCode: 2,
    };
  if (isSystemError(error)) {
    const help = SYSTEM_HELP[error.code ?? ''];
    return { text: `error: ${error.message}\n${help === undefined ? '' : `  help: ${help}\n`}`, exitCode: 2 };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    text: `${stack}\n\nThis is a bug in docs-nav ${VERSION}, not in your project. Please report it with the lines above.\n`,
    exitCode: 70,
  };
}

/** Prints why something ended early; returns the exit code. */
export function printError(error: unknown, { stderr }: Pick<Io, 'stderr'>): ErrorCode {
  const { text, exitCode } = describeError(error);
  stderr.write(text);
  return exitCode;
}

function helpOf({ help }: Failure): string {
  if (help === undefined) return '';
  return help.includes('\n') ? `\n${help}\n` : `  help: ${help}\n`;
}
