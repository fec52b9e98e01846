import { format } from 'node:util';

/** The first thing that code has printed, and where. */
export interface Said {
  readonly text: string;
  readonly stack: string;
}

/**
 * Runs code, and keeps what it prints to itself: the terminal would not show where it comes from. For synchronous code
 * only.
 */
export function hearConsole<Result>(run: () => Result): { readonly result: Result; readonly said?: Said } {
  let said: Said | undefined;
  const note = (...parts: readonly unknown[]): void => {
    said ??= { text: format(...parts), stack: new Error('said').stack ?? '' };
  };
  const spoken = Object.entries(console).filter(([, say]) => typeof say === 'function');
  const streams = [process.stdout, process.stderr].map((stream) => [stream, stream.write] as const);
  for (const [method] of spoken) Object.assign(console, { [method]: note });
  for (const [stream] of streams)
    stream.write = (text: string | Uint8Array) => {
      note(String(text));
      return true;
    };
  try {
    const result = run();
    return said === undefined ? { result } : { result, said };
  } finally {
    Object.assign(console, Object.fromEntries(spoken));
    for (const [stream, write] of streams) stream.write = write;
  }
}
