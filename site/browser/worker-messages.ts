/** Message that makes a waiting worker take over. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/** Returns whether a message is `SKIP_WAITING`. */
export function isSkipWaiting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === SKIP_WAITING.type;
}
