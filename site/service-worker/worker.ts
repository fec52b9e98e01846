import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { isSkipWaiting } from '../browser/worker-messages.ts';
import { cacheKey, kindOf, type Kind } from './kinds.ts';
import { deleteCaches, worker } from './scope.ts';
import { filesOf, withNote } from './cached-page.ts';
import { SETTINGS_GLOBAL, type OfflinePage, type WorkerSettings } from './settings.ts';
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
  page: strategyFor('page', scope, [
    { cachedResponseWillBeUsed: ({ cachedResponse, request }) => readCached(cachedResponse, request) },
  ]),
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
  const page = offlinePageFor(pathname);
  const answer = page && (await matchPrecache(page.url));
  if (!answer) return Response.error();
  const visited = await caches.open(strategies.page.cacheName);
  return edited(answer, await listVisited(await answer.text(), visited));
}

/** Returns a cached page with a note of its day, or nothing, if the cache lost a style or script that it needs. */
async function readCached(cached: Response | null | undefined, request: Request): Promise<Response | null> {
  if (!cached) return null;
  const html = await cached.text();
  const files = await Promise.all(filesOf(html, origin).map((file) => caches.match(file, { ignoreVary: true })));
  if (files.includes(undefined)) {
    await (await caches.open(strategies.page.cacheName)).delete(cacheKey(request.url), { ignoreVary: true });
    return null;
  }
  const page = offlinePageFor(new URL(request.url).pathname);
  return edited(cached, page === undefined ? html : withNote(html, cached.headers.get('date'), page));
}

function offlinePageFor(pathname: string): OfflinePage | undefined {
  return offlinePages
    .filter(({ folder }) => pathname.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

function edited(answer: Response, html: string): Response {
  const headers = new Headers(answer.headers);
  // They describe the page as the host sent it.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}
