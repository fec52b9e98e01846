import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { CACHES, cacheKey, cacheName, IMMUTABLE, isKeepable, type Kind } from './kinds.ts';

/**
 * Makes the way in which requests of a kind are answered. What may change is asked of the network first, and without a
 * timeout: a slow page is still the page as it is now.
 */
export function strategyFor(kind: Kind, scope: string): Strategy {
  const isImmutable = IMMUTABLE.includes(kind);
  const options = {
    cacheName: cacheName(kind, scope),
    // What is kept was kept for this site's pages, whatever headers they asked with.
    matchOptions: { ignoreVary: true },
    plugins: [storing(kind), expiring(kind), ...(isImmutable ? [] : [REVALIDATE])],
  };
  return isImmutable ? new CacheFirst(options) : new NetworkFirst(options);
}

function storing(kind: Kind): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => cacheKey(request.url),
    cacheWillUpdate: async ({ response }) => (isKeepable(kind, response) ? response : null),
  };
}

function expiring(kind: Kind): WorkboxPlugin {
  // Workbox's own types do not agree where an optional property may not be `undefined`.
  return new ExpirationPlugin({ maxEntries: CACHES[kind].entries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

/** Asks the host whether the browser's own copy still holds, however long the host allowed to keep it. */
const REVALIDATE: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
};
