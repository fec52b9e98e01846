/** Tells a waiting worker to take over. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/** Tells a worker to keep what a page loaded before the worker was there; the form is that of workbox-routing. */
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
