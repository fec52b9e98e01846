import type { Io } from '../io.ts';

/** Says what a command is at; nothing any more with `undefined`. */
export type Progress = (step: string | undefined) => void;

const CLEAR_LINE = '\r\u001b[K';

/** One line that is written over on a terminal, a line per step elsewhere. */
export function showProgress(io: Io): Progress {
  return (step) => {
    if (io.isTTY) io.stderr.write(step === undefined ? CLEAR_LINE : `${CLEAR_LINE}${step} …`);
    else if (step !== undefined) io.stderr.write(`${step}\n`);
  };
}
