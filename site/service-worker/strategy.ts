import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { CACHES, cacheKey, cacheName, IMMUTABLE, isKeepable, type Kind } from './kinds.ts';

/**
 * Creates the strategy for requests of a kind. Files that may change are requested from the network first, without a
 * timeout: a slow page is better than an outdated one.
 */
export function strategyFor(kind: Kind, scope: string, more: readonly WorkboxPlugin[] = []): Strategy {
  const isImmutable = IMMUTABLE.includes(kind);
  const options = {
    cacheName: cacheName(kind, scope),
    // Answers are cached for this site's pages, regardless of the request headers.
    matchOptions: { ignoreVary: true },
    plugins: [storing(kind, scope), expiring(kind), ...(isImmutable ? [] : [REVALIDATE]), ...more],
  };
  return isImmutable ? new CacheFirst(options) : new NetworkFirst(options);
}

function storing(kind: Kind, scope: string): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => cacheKey(request.url),
    cacheWillUpdate: async ({ request, response }) => {
      // What the host no longer has is not shown to readers who are offline either.
      if (response.status === 404 || response.status === 410)
        await (await caches.open(cacheName(kind, scope))).delete(cacheKey(request.url), { ignoreVary: true });
      return isKeepable(kind, response) ? response : null;
    },
  };
}

function expiring(kind: Kind): WorkboxPlugin {
  // Workbox's own types are incompatible with `exactOptionalPropertyTypes`.
  return new ExpirationPlugin({ maxEntries: CACHES[kind].entries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

/** Revalidates the browser's own copy with the host, even if it may be kept longer. */
const REVALIDATE: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
};
