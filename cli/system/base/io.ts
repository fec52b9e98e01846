/** A destination of text: a stream, or a list of strings in tests. */
export interface Writer {
  write(text: string): void;
}

/** Everything that a command may know about its environment. Tests provide their own. */
export interface Io {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Results and reports. */
  readonly stdout: Writer;
  /** Progress, and errors of the command itself. */
  readonly stderr: Writer;
  /** Whether stdout accepts ANSI colors. */
  readonly color: boolean;
  /** Columns of the terminal; 100 without one. */
  readonly width: number;
  /** Whether stdout is a terminal. */
  readonly isTTY: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asks a yes-or-no question; without a terminal, the answer is no. */
  confirm(question: string): Promise<boolean>;
  /** Aborts when the user presses Ctrl+C; for commands that wait: servers and `--watch`. */
  interruption(): AbortSignal;
}

const WIDTH_WITHOUT_TERMINAL = 100;

/** Makes the Io of the running process. A reader that closes the pipe early (`| head`) causes no error. */
export function processIo(): Io {
  const { stdout, stderr, env } = process;
  const interrupted = new AbortController();
  const onClosedPipe = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error;
    interrupted.abort();
  };
  stdout.on('error', onClosedPipe);
  stderr.on('error', onClosedPipe);

  return {
    cwd: process.cwd(),
    stdout,
    stderr,
    color: wantsColor(env, stdout.isTTY),
    width: stdout.columns ?? WIDTH_WITHOUT_TERMINAL,
    isTTY: stdout.isTTY === true,
    env,
    async confirm(question) {
      if (!process.stdin.isTTY || !stdout.isTTY) return false;
      const { createInterface } = process.getBuiltinModule('node:readline/promises');
      const prompt = createInterface({ input: process.stdin, output: stdout });
      const answer = await prompt.question(`${question} (y/n) `).finally(() => prompt.close());
      return /^y(?:es)?$/i.test(answer.trim());
    },
    interruption() {
      // `once`: a second Ctrl+C ends the process immediately, as people expect if a command hangs.
      process.once('SIGINT', () => interrupted.abort());
      process.once('SIGTERM', () => interrupted.abort());
      return interrupted.signal;
    },
  };
}

/** Decides whether to use color, following https://no-color.org and https://force-color.org. */
export function wantsColor(env: Io['env'], isTTY: boolean | undefined): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTTY === true && env['TERM'] !== 'dumb';
}
