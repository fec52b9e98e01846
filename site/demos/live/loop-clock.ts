/** Milliseconds for which code may run before it lets the browser do anything else. */
const LONGEST = 1000;

/** A loop was ended because it ran for too long. */
export class LoopError extends Error {
  readonly line: number;

  constructor(line: number) {
    super('This loop ran for more than a second.');
    this.line = line;
  }
}

/**
 * Creates the function that guarded loops call with their line. It throws once a task has run for a second, and again
 * until that task ends, so that code cannot catch it and go on. `now` and `later` are the browser's own: edited code may
 * replace them.
 */
export function createLoopClock(now: () => number, later: (end: () => void) => void): (line: number) => void {
  let start: number | undefined;
  return (line) => {
    if (start === undefined) {
      start = now();
      later(() => (start = undefined));
    } else if (now() - start > LONGEST) throw new LoopError(line);
  };
}
