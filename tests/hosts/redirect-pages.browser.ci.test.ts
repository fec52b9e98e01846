/** Pages that redirect, on a host that reads no `_redirects`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT, putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeOnce } from '../support/make-once.ts';
import { serveAsPages, type StaticHost } from './support/static-host.ts';

const { newReader } = useReaders({ noScriptErrors: true });
const REDIRECTS = `redirects:
  - { from: /old/place, to: /library/start }
  - { from: /old/part.html, to: /library/start#see }
  - { from: /old/asked, to: /library/button }
`;

let host: StaticHost;

beforeAll(async () => {
  const folder = await makeOnce('redirect-pages', (root) => {
    mkdirSync(root, { recursive: true });
    putFiles(root, {
      ...PROJECT,
      'nav/site.yaml': PROJECT['nav/site.yaml'] + REDIRECTS,
      'nav/sections/api.yaml': 'id: api\nname: API\nprefixes: [/api]\npages: [{ pathname: /api/area, title: Area }]\n',
      'content/api/area.md': '# Area\n\n## Size\n\nWide.\n',
      'content/library/start.md': '# Start\n\n## See\n\nThe [button](/library/button).\n',
    });
    const { code, stdout, stderr } = docsNav(['build', '--base', '/docs/'], root);
    if (code !== 0) throw new Error(stdout + stderr);
  });
  host = await serveAsPages(path.join(folder, 'out'), '/docs');
});
afterAll(() => host?.close());

test.each([
  ['/old/place', '/library/start/'],
  ['/old/place/?q=1#see', '/library/start/?q=1#see'],
  ['/old/part.html', '/library/start/#see'],
  ['/old/part.html/?a=b&c=d#other', '/library/start/?a=b&c=d#other'],
  ['/api/area', '/api-docs/area/'],
  ['/api/area/?q=1#size', '/api-docs/area/?q=1#size'],
])('%s leads to %s', async (from, to) => {
  const page = await (await newReader()).newPage();
  await page.goto(`${host.origin}/docs${from}`);
  await page.waitForURL(`${host.origin}/docs${to}`);
  await expect(page.locator('h1').count()).resolves.toBe(1);
  // The page that redirects is not a step back.
  await expect(page.evaluate(() => history.length)).resolves.toBe(2);
});

test('without script, and under a policy that refuses it, the page leads to its target alone', async () => {
  const without = await (await newReader({ javaScriptEnabled: false })).newPage();
  await without.goto(`${host.origin}/docs/old/part.html/`);
  await without.waitForURL(`${host.origin}/docs/library/start/#see`);

  const reader = await newReader();
  await reader.route('**/old/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    });
  });
  const refused = await reader.newPage();
  await refused.goto(`${host.origin}/docs/old/asked/?q=1`);
  await refused.waitForURL(`${host.origin}/docs/library/button/`);
});
