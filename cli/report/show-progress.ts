import type { Io } from '../system/base/io.ts';

/** Shows the current step of a command; clears it with `undefined`. */
export type Progress = (step: string | undefined) => void;

const CLEAR_LINE = '\r\u001b[K';

/** Shows one line that is overwritten on a terminal, or a line per step elsewhere. */
export function showProgress(io: Io): Progress {
  return (step) => {
    if (io.isTTY) io.stderr.write(step === undefined ? CLEAR_LINE : `${CLEAR_LINE}${step} …`);
    else if (step !== undefined) io.stderr.write(`${step}\n`);
  };
}
