/** Live code below a base, on nginx with the settings that the build wrote. */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';
import { demoOn } from '../support/demo-page.ts';
import { editDemo } from '../support/live-demo.ts';
import { makeOnce } from '../support/make-once.ts';
import { buildSite, copyFixture } from '../support/site.ts';
import { endHost, freePort, isInstalled, serve, useHost } from './support/real-host.ts';

const BASE = '/docs';
const PAGE = `${BASE}/live/code/`;

const { newReader } = useReaders({ noScriptErrors: true });
useHost();

describe.skipIf(!isInstalled('nginx'))('on nginx', () => {
  let origin: string;

  beforeEach(async () => {
    const folder = await makeOnce('live-on-nginx', async (work) => {
      const project = copyFixture('live', path.join(work, 'project'));
      // Whose packages take long to bundle.
      for (const part of ['nav/sections/material.yaml', 'content/material'])
        rmSync(path.join(project, part), { recursive: true });
      appendFileSync(path.join(project, 'nav/site.yaml'), 'hosts: [nginx]\nserviceWorker: register\n');
      const port = await freePort();
      appendFileSync(path.join(work, 'port'), String(port));
      buildSite(project, path.join(work, 'out'), ['--base', `${BASE}/`, '--url', `http://127.0.0.1:${port}`]);
    });
    const port = Number(readFileSync(path.join(folder, 'port'), 'utf8'));
    origin = `http://127.0.0.1:${port}`;
    await serve('nginx', { out: path.join(folder, 'out'), base: BASE, port });
  });

  test('code is edited, in a frame with a policy of its own, and also offline from then on', async () => {
    const page = await (await newReader()).newPage();
    const policies: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/live-frame.')) policies.push(response.headers()['content-security-policy']);
    });
    await page.goto(origin + PAGE);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const first = await editDemo(page, 'Counter');
    await first.write('export default () => <b>Changed</b>;');
    await expect.poll(() => first.result.innerHTML()).toBe('<b>Changed</b>');
    expect(policies).toEqual([expect.stringMatching(/^default-src 'none'; script-src 'sha256-/)]);

    // The worker keeps the page in its own time.
    await page.waitForFunction(async () => (await caches.match(location.href, { ignoreVary: true })) !== undefined);
    await endHost();
    await page.reload();
    const second = await editDemo(page, 'Counter');
    await expect.poll(() => second.result.innerHTML()).toBe('<b>Changed</b>');
  });

  test('without scripts, demo and code are there as on other sites', async () => {
    const page = await (await newReader({ javaScriptEnabled: false })).newPage();
    await page.goto(origin + PAGE);
    const { stage, tools, code } = demoOn(page, 'Counter');
    expect(await stage.innerText()).toBe('Count: 0');
    expect(await tools.count()).toBe(0);
    await code.locator('summary').click();
    expect(await code.innerText()).toContain('useState');
  });
});
