const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Runs code without its console output. A demo repeats the output in the browser, where its writer and readers look; in
 * the terminal, it would be unclear which demo it came from. For synchronous code only.
 */
export function muteConsole<Result>(run: () => Result): Result {
  const spoken = METHODS.map((method) => [method, console[method]] as const);
  for (const method of METHODS) console[method] = () => {};
  try {
    return run();
  } finally {
    for (const [method, say] of spoken) console[method] = say;
  }
}

/** Runs code without warnings that contain some words, which tools print regardless of their settings. */
export async function withoutWarnings<Result>(kind: string, run: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes(kind)) warn(...said);
  };
  try {
    return await run();
  } finally {
    console.warn = warn;
  }
}
