/**
 * Stops a command for a reason other than a bug of ours: misuse, or a project or folder that cannot be read or written.
 * `run` prints the message and the help without a stack trace, and exits with 2.
 */
export class Failure extends Error {
  /** What to do, as an imperative clause without a period; may span several lines. */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.name = 'Failure';
    this.help = help;
  }
}

/**
 * Recognizes the errors of `node:fs` and `node:net`, which are not bugs and are reported without a stack trace: by their
 * code alone, as file systems in archives give nothing else.
 */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && SYSTEM_CODE.test(error.code);
}

/**
 * Returns what `work` returns, or `undefined` if it throws: for parsers, and code of others, that have no other way to
 * refuse what they are given.
 */
export function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns the same if only the system refuses: nothing there, another disk, no rights. What else is thrown is a bug. */
export function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}

/** Returns false if the system refuses. */
export function succeeds(work: () => void): boolean {
  return unlessRefused(() => [work()]) !== undefined;
}

/** Returns the message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Returns the first line of a text. */
export function firstLineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Returns the first line of the message of whatever was thrown, without its period: messages continue after it. */
export function saidBy(thrown: unknown): string {
  return firstLineOf(messageOf(thrown)).replace(/\.$/, '');
}

/** https://man7.org/linux/man-pages/man3/errno.3.html; the codes of Node itself begin with `ERR_`. */
const SYSTEM_CODE = /^E[A-Z0-9]+$/;
