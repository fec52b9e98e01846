import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { receiveReports } from '../../cli/serve/receive-reports.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { openWorkbench } from '../../cli/serve/workbench.ts';
import { fakeIo } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';

const PAGE =
  '<!doctype html><meta charset=utf-8><script type="module" src="/_nav/main.js"></script><meta name="docs-nav-build" content="x"><h1>Page</h1>';
const OWN = '<script type="module" src="own.js"></script><h1>Own</h1>';
const VIEW = { name: 'page_view', at: 1, title: 'Page', location: 'http://x/' };
const BATCH = JSON.stringify({ user: {}, events: [VIEW] });

/** Serves a built site as `docs-nav preview` does. */
async function preview({
  analytics = { transport: 'beacon', endpoint: '/reports' } as unknown,
  base = '/',
  host = '127.0.0.1',
} = {}) {
  const manifest = JSON.stringify({ site: { analytics } });
  const folder = makeFolder({ 'index.html': PAGE, 'own.html': OWN, '404.html': PAGE, '_nav/manifest.json': manifest });
  const io = fakeIo('/');
  const site = { folder, base, workbench: openWorkbench(['inspector'], base) };
  const { origin, close } = await listen(
    receiveReports(site, serveStatic(site), io),
    { host, port: 0, anyPort: false },
    io,
  );
  onTestFinished(close);
  const post = (body: string, { path = '/reports', to = origin, ...headers }: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = httpRequest(to + path, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    origin,
    post,
    printed: () => io.written().stdout,
    get: async (path: string) => (await fetch(origin + path)).text(),
  };
}

describe('reports', () => {
  test('are accepted at the endpoint of the site, printed, and listed for the inspector', async () => {
    const { post, printed } = await preview();
    expect((await post(BATCH)).status).toBe(204);
    expect(printed()).toBe('report  Page view  Page · http://x/\n');
    expect(await post('', { path: '/_nav/workbench/received' })).toEqual({ status: 200, text: JSON.stringify([VIEW]) });
  });

  test('cannot control the terminal', async () => {
    const { post, printed } = await preview();
    await post(JSON.stringify({ events: [{ ...VIEW, title: '\u001b[31mred\nreport  Ad' }] }));
    expect(printed()).toBe('report  Page view  \ufffd[31mred report  Ad · http://x/\n');
  });

  test.each([
    ['not JSON', 'page_view'],
    ['not a list of events', '{"events":1}'],
    ['an unknown event', '{"events":[{"name":"other"}]}'],
    ['an event without its properties', '{"events":[{"name":"user_properties"}]}'],
  ])('that are %s are refused', async (_, body) => {
    const { post, printed } = await preview();
    expect((await post(body)).status).toBe(400);
    expect(printed()).toBe('');
  });

  test('that are too long are refused', async () => {
    const { post } = await preview();
    expect((await post('x'.repeat(70_000))).status).toBe(413);
  });

  test.each([
    ['to another address of the site', { path: '/other' }, undefined],
    ['to an invalid address', { path: '//' }, undefined],
    ['to a site without analytics', {}, { analytics: null }],
    ['to a site with another transport', {}, { analytics: { transport: 'gtag', id: 'G-1', endpoint: '/reports' } }],
    [
      'to a site that reports to another host',
      {},
      { analytics: { transport: 'beacon', endpoint: 'https://reports.example/reports' } },
    ],
  ])('%s are not accepted', async (_, request, site) => {
    const { post } = await preview(site);
    expect((await post(BATCH, request)).status).toBe(405);
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://127.0.0.1.evil.example', 403],
    ['http://localhost:4173', 204],
    ['http://[::1]:4173', 204],
  ])('from a page of %s are answered with %i', async (origin, status) => {
    const { post } = await preview();
    expect((await post(BATCH, { origin })).status).toBe(status);
    expect((await post('', { origin, path: '/_nav/workbench/received' })).status).toBe(status === 204 ? 200 : 403);
  });

  const outer = Object.values(networkInterfaces())
    .flat()
    .find((found) => found?.family === 'IPv4' && !found.internal)?.address;
  test.skipIf(outer === undefined)('from another machine are refused, even if it is served the pages', async () => {
    const { origin, post } = await preview({ host: '0.0.0.0' });
    const to = `http://${outer}:${new URL(origin).port}`;
    expect((await fetch(to)).status).toBe(200);
    expect((await post(BATCH, { to })).status).toBe(403);
  });
});

describe('the inspector', () => {
  test('is added to the pages of the site, including the 404 page, and to no other file', async () => {
    const { origin, get } = await preview({ base: '/docs/' });
    const script =
      '<script type="module" src="/docs/_nav/workbench/inspector.js"></script><script type="module" src="/_nav/main.js">';
    expect(await get('/docs/')).toContain(script);
    expect(await get('/docs/nowhere/')).toContain(script);
    expect(await get('/docs/own.html')).toBe(OWN);
    const answer = await fetch(`${origin}/docs/_nav/workbench/inspector.js`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-store',
    ]);
    expect((await fetch(`${origin}/docs/_nav/workbench/live-edits.js`)).status).toBe(404);
  });
});
