import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { runCli } from '../cli/support/fake-io.ts';
import type { Ask } from './support/follow.ts';
import { makeHostProject } from './support/host-site.ts';
import { listen } from './support/real-host.ts';

/** Builds a site below `/docs`; returns the folder that it is in. */
async function buildBelow(): Promise<string> {
  const root = makeHostProject();
  const { exitCode, stdout, stderr } = await runCli(['build', '--no-search', '--base', '/docs/'], root);
  expect(exitCode, stdout + stderr).toBe(0);
  return path.join(root, 'out');
}

test('preview redirects and refuses as hosts do', async () => {
  const server = createServer(serveStatic({ folder: await buildBelow(), base: '/docs/' }));
  const port = await listen(server);
  const ask: Ask = (address) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  const moved = await ask('/docs/old/place?q=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/library/start/?q=1']);
  const page = await ask('/docs/library/start/');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  for (const file of ['_headers', '_redirects']) expect((await ask(`/docs/${file}`)).status).toBe(404);
  server.close();
});

test('writes redirects and headers for Vercel, and for Netlify and Cloudflare', async () => {
  const out = await buildBelow();
  const vercel = JSON.parse(readFileSync(path.join(out, 'vercel.json'), 'utf8')) as {
    readonly redirects: readonly object[];
    readonly headers: readonly object[];
  };
  expect(vercel.redirects).toContainEqual({
    source: '/docs/old/place/',
    destination: '/docs/library/start/',
    permanent: true,
  });
  expect(vercel.headers).toContainEqual({
    source: '/docs/_nav/versions.json',
    headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }],
  });
  expect(readFileSync(path.join(out, '_headers'), 'utf8')).toContain(
    '/docs/_nav/versions.json\n  Access-Control-Allow-Origin: *\n',
  );
  const forever = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
  for (const folder of ['assets', 'branches', 'demos'])
    expect(vercel.headers).toContainEqual({ source: `/docs/_nav/${folder}/(.*)`, headers: forever });
  // The last two add the slash.
  const sent = vercel.redirects.slice(0, -2).map((rule) => (rule as { readonly destination: string }).destination);
  // Nothing that begins a pattern (https://vercel.com/docs/project-configuration#redirects).
  for (const to of sent) expect(to.replace(/^https:\/\/[^/]*/, '')).not.toMatch(/[$()*:{}]/);
  const headers = readFileSync(path.join(out, '_headers'), 'utf8');
  for (const folder of ['assets', 'branches', 'demos'])
    expect(headers).toContain(`/docs/_nav/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const lines = readFileSync(path.join(out, '_redirects'), 'utf8').trim().split('\n');
  for (const line of lines) expect(line).toMatch(/^\/docs\/\S+ (?:https:\/\/[^/\s]+)?[^\s:*]* (?:301|404)$/);
  expect(readFileSync(path.join(out, '_redirects'), 'utf8')).toContain('/docs/old/place/ /docs/library/start/ 301\n');
  expect(readFileSync(path.join(out, 'old/place/index.html'), 'utf8')).toContain('url=/docs/library/start/');
});
