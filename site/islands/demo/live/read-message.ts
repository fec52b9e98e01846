import type { Failure, FromFrame } from './messages.ts';

/** Characters of a text from the frame. */
const LONGEST = 2000;

/**
 * Reads a message of the frame, `undefined` if it is none. Edited code can get hold of the port, so that nothing is
 * certain about what comes from there.
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, run, height, ask } = data as Readonly<Record<string, unknown>>;
  if (kind === 'ready') return { kind };
  if (kind === 'height' && isNumber(height)) return { kind, height };
  if (kind === 'answer' && isNumber(ask)) return { kind, ask };
  if (kind === 'shown' && isNumber(run)) return { kind, run };
  if (kind === 'failed' && isNumber(run))
    return { kind, run, ...readFailure(data as Readonly<Record<string, unknown>>) };
  return undefined;
}

function readFailure({ message, file, line, ended }: Readonly<Record<string, unknown>>): Failure {
  return {
    message: String(message).slice(0, LONGEST),
    ...(typeof file === 'string' ? { file: file.slice(0, LONGEST) } : {}),
    ...(isNumber(line) ? { line } : {}),
    ...(ended === 'loop' || ended === 'result' ? { ended } : {}),
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
