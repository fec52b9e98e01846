import { cacheNames, clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { isSkipWaiting } from '../browser/worker-messages.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { cacheKey, cacheName, CACHES, IMMUTABLE, isKeepable, kindOf, type Kind } from './kinds.ts';
import { deleteCaches, worker } from './scope.ts';
import { SETTINGS_GLOBAL, type OfflinePage, type WorkerSettings } from './settings.ts';
import { listVisited } from './visited-pages.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build puts it in front of this script
const { base, offlinePages, shell } = (globalThis as unknown as Record<typeof SETTINGS_GLOBAL, WorkerSettings>)[
  SETTINGS_GLOBAL
];
const { origin } = worker.location;
const { scope } = worker.registration;

/** Files that a page cannot do without: its own styles and scripts, by their addresses in its HTML. */
const NEEDED = /<(?:link\b(?=[^>]* rel="stylesheet")|script\b)[^>]*? (?:href|src)="([^"]*\/_nav\/assets\/[^"]*)"/g;

/** Revalidates the browser's own copy with the host, even if it may be kept longer. */
const REVALIDATE: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
};

setCacheNameDetails({ prefix: 'docs-nav', suffix: scope });
const precached = [...shell, ...offlinePages].map(({ url, revision }) => ({ url, revision }));
// Only for their exact addresses, because the page of a folder is requested from the network first.
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false });

const strategies: Readonly<Record<Kind, Strategy>> = {
  page: strategyFor('page', [
    { cachedResponseWillBeUsed: ({ cachedResponse, request }) => readCached(cachedResponse, request) },
  ]),
  asset: strategyFor('asset'),
  branch: strategyFor('branch'),
  file: strategyFor('file'),
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
  const files = await Promise.all(filesOf(html).map((file) => caches.match(file, { ignoreVary: true })));
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

/** Lists the styles and scripts of a page, as whole addresses. */
function filesOf(html: string): readonly string[] {
  return Array.from(html.matchAll(NEEDED), ([, address = '']) => new URL(address, origin).href);
}

/**
 * Says at the top of a page that it comes from the cache, and of which day it is; `date` is the value of the header with
 * which the host sent it.
 */
function withNote(html: string, date: string | null, { note, language }: OfflinePage): string {
  const time = new Date(date ?? '');
  if (Number.isNaN(time.getTime())) return html;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  const text = escapeHtml(note).replace(
    '{date}',
    () => `<time datetime="${time.toISOString()}">${escapeHtml(day)}</time>`,
  );
  return html.replace(
    /<main\b[^>]*>/,
    (main) => `${main}<aside class="callout note from-cache" role="note"><p>${text}</p></aside>`,
  );
}

/**
 * Creates the strategy for requests of a kind. Files that may change are requested from the network first, without a
 * timeout: a slow page is better than an outdated one.
 */
function strategyFor(kind: Kind, more: readonly WorkboxPlugin[] = []): Strategy {
  const isImmutable = IMMUTABLE.includes(kind);
  const options = {
    cacheName: cacheName(kind, scope),
    // Answers are cached for this site's pages, regardless of the request headers.
    matchOptions: { ignoreVary: true },
    plugins: [storing(kind), expiring(kind), ...(isImmutable ? [] : [REVALIDATE]), ...more],
  };
  return isImmutable ? new CacheFirst(options) : new NetworkFirst(options);
}

function storing(kind: Kind): WorkboxPlugin {
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
