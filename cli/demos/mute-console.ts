const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Runs code without what it says to the console. A demo says it again in the browser, where its writer and its readers
 * look; between the lines of a command, it would be unclear which demo said what. For code that returns at once.
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
