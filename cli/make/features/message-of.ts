/** Returns the first line of what was thrown, without its period: messages continue after it. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}
