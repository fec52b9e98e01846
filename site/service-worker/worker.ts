import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { isSkipWaiting } from '../client/worker-messages.ts';
import { cacheKey, kindOf, type Kind } from './kinds.ts';
import { deleteCaches, worker } from './scope.ts';
import { SETTINGS_GLOBAL, type WorkerSettings } from './settings.ts';
import { strategyFor } from './strategy.ts';
import { listVisited } from './visited-pages.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build puts it in front of this script
const { base, offlinePages, shell } = (globalThis as unknown as Record<typeof SETTINGS_GLOBAL, WorkerSettings>)[
  SETTINGS_GLOBAL
];
const { origin } = worker.location;
const { scope } = worker.registration;

setCacheNameDetails({ prefix: 'docs-nav', suffix: scope });
const precached = [...shell, ...offlinePages].map(({ url, revision }) => ({ url, revision }));
// Only for their exact addresses, because the page of a folder is requested from the network first.
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false });

const strategies: Readonly<Record<Kind, Strategy>> = {
  page: strategyFor('page', scope),
  asset: strategyFor('asset', scope),
  branch: strategyFor('branch', scope),
  file: strategyFor('file', scope),
};
for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ url, request }) => kindOf({ url, isStream: isStream(request) }, { origin, base }) === kind,
    strategy,
  );
}
setCatchHandler(({ request }) => answerOffline(request));

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    deleteCaches([...Object.values(strategies).map((strategy) => strategy.cacheName), cacheNames.precache]),
  );
});
worker.addEventListener('message', ({ data }) => {
  if (isSkipWaiting(data)) void worker.skipWaiting();
});
clientsClaim();

function isStream({ headers, destination }: Request): boolean {
  return headers.has('range') || destination === 'audio' || destination === 'video';
}

/** Answers a request that neither network nor cache could answer. */
async function answerOffline(request: Request): Promise<Response> {
  if (request.mode !== 'navigate') return Response.error();
  const { pathname, search } = new URL(request.url);
  const withSlash = `${pathname}/${search}`;
  // The host would redirect to the address with the slash, which is the one in the cache.
  if (
    !pathname.endsWith('/') &&
    (await caches.match(cacheKey(origin + withSlash), { cacheName: strategies.page.cacheName }))
  ) {
    return Response.redirect(withSlash);
  }
  const [page] = offlinePages
    .filter(({ folder }) => pathname.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const answer = page && (await matchPrecache(page.url));
  if (!answer) return Response.error();
  const headers = new Headers(answer.headers);
  // They describe the page without its list.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const visited = await caches.open(strategies.page.cacheName);
  return new Response(await listVisited(await answer.text(), visited), { headers });
}
