/** Message that makes a waiting worker take over. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/**
 * Creates the message that makes a worker cache the files that a page loaded before it, in the format of
 * workbox-routing.
 */
export function keepAddresses(addresses: readonly string[]): {
  readonly type: 'CACHE_URLS';
  readonly payload: { readonly urlsToCache: readonly string[] };
} {
  return { type: 'CACHE_URLS', payload: { urlsToCache: addresses } };
}

/** Returns whether a message is `SKIP_WAITING`. */
export function isSkipWaiting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === SKIP_WAITING.type;
}
