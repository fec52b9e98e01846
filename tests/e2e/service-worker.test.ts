import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CACHES } from '../../site/service-worker/kinds.ts';
import { showInPlainBrowser } from '../service-worker/support/plain-browser.ts';
import {
  checkForUpdate,
  countLoads,
  heading,
  kept,
  registrations,
  settle,
  useWorkerSite,
} from '../service-worker/support/worker-browsing.ts';
import { useReaders } from '../support/browser.ts';
import { firstRows } from '../support/runs.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A page without the site's script: it lets a new worker wait, then opens two pages of the site. */
const WAIT_AND_TELL = `<!doctype html><meta charset="utf-8"><body><script type="module">
  const until = async (isTrue) => { while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50)); };
  const open = (address) => Object.assign(document.body.appendChild(document.createElement('iframe')), { src: address });
  const first = open('/widgets/button/');
  await until(() => navigator.serviceWorker.controller?.state === 'activated');
  first.remove();
  await fetch('/publish.txt');
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  await until(() => registration.waiting?.state === 'installed');
  await fetch('/waiting.txt');
  const { waiting } = registration;
  open('/widgets/button/');
  open('/widgets/slider/');
  await until(() => waiting.state === 'activated' && registration.waiting === null);
  await fetch('/active.txt');
</script>`;

const here = useWorkerSite();
const withWindows = useReaders({ windows: true });

/** Playwright focuses every tab; this one only gets focus when it is brought to the front, as in a real window. */
async function followRealFocus(page: Page): Promise<void> {
  const session = await here.reader.newCDPSession(page);
  for (const enabled of [true, false]) await session.send('Emulation.setFocusEmulationEnabled', { enabled });
}

/** Sites that are visited elsewhere than at their official host. */
const ELSEWHERE = [
  [
    '127.0.0.1 with a port, when it is official without',
    (port: string) => ['http://127.0.0.1', `http://127.0.0.1:${port}`],
  ],
  [
    'localhost, when docs.localhost is official',
    (port: string) => [`http://docs.localhost:${port}`, `http://localhost:${port}`],
  ],
  ['127.0.0.1, when localhost is official', (port: string) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]],
] as const;

describe('registration', () => {
  test('the worker is registered on the official host, from /sw.js', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(script).toBe(`${here.site.origin}/sw.js`);
  });

  test.each(firstRows(ELSEWHERE))('nothing is registered or loaded on %s', async (_, addresses) => {
    const [official = '', visited = ''] = addresses(new URL(here.site.origin).port);
    here.site.publish({ url: official });
    const page = await here.reader.newPage();
    await page.goto(`${visited}/widgets/button/`);
    await settle(page);
    expect(await page.locator('meta[name="docs-nav-worker"]').getAttribute('content')).toBe(new URL(official).host);
    expect(await registrations(page)).toBe(0);
    expect(here.site.requests.filter((path) => /sw\.js|worker/.test(path))).toEqual([]);
  });
});

describe('offline', () => {
  test('visited pages can be read, including the first one and its styles; others say that they were not visited', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/button/');
    await page.getByRole('link', { name: 'Slider' }).first().click();
    await expect.poll(() => heading(page)).toBe('Slider');
    await page.goto(`${here.site.origin}/gadgets/button/`);

    await here.reader.setOffline(true);
    for (const [pathname, title] of [
      ['/widgets/button/', 'Button'],
      ['/widgets/slider/', 'Slider'],
      ['/widgets/slider/?from=mail#top', 'Slider'],
      // The host would redirect to the address with the slash.
      ['/gadgets/button', 'Gadget button'],
    ]) {
      await page.goto(here.site.origin + pathname);
      expect(await heading(page)).toBe(title);
    }
    expect(await page.evaluate(() => location.pathname)).toBe('/gadgets/button/');
    // The stylesheet was kept too.
    expect(await page.locator('header.bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');

    await page.goto(`${here.site.origin}/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
    expect(await page.locator('main').textContent()).toContain('not visited this page before');

    await here.reader.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => heading(page)).toBe('Table');
  });
});

describe('a new worker', () => {
  const tall = (title: string) => `# ${title}\n\n${'A paragraph of a long page.\n\n'.repeat(200)}`;
  const scroll = (page: Page, top: number) => page.evaluate((at) => scrollTo(0, at), top);
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  test('makes each of two tabs reload once when it takes over, and stay where the reader was', async () => {
    here.site.write('/widgets/slider', tall('Slider'));
    here.site.write('/widgets/table', tall('Table'));
    here.site.publish();
    const tabs = [await here.openServed('/widgets/slider/'), await here.openServed('/widgets/table/')] as const;
    for (const page of tabs) await scroll(page, 2000);
    const loads = tabs.map(countLoads);

    here.site.publish({ title: 'Second' });
    await checkForUpdate(tabs[0]);
    await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
    await settle(...tabs);
    expect(loads.map((count) => count())).toEqual([1, 1]);
    for (const page of tabs) {
      expect(await page.title()).toContain('Second');
      expect(await scrolled(page)).toBe(2000);
    }

    // The next update causes a reload of its own.
    here.site.publish({ title: 'Third' });
    await checkForUpdate(tabs[1]);
    await expect.poll(() => loads.map((count) => count())).toEqual([2, 2]);
    await settle(...tabs);
    expect(loads.map((count) => count())).toEqual([2, 2]);
  });

  test('skips waiting, if it is waiting already, when the next page opens', async () => {
    here.site.publish();
    const told: string[] = [];
    const done = new Promise<void>((resolve) => {
      here.site.answers.set('/start/', (response) => response.writeHead(200, HTML).end(WAIT_AND_TELL));
      here.site.answers.set('/publish.txt', (response) => {
        here.site.publish({ title: 'Second' });
        response.end();
      });
      for (const state of ['waiting', 'active']) {
        here.site.answers.set(`/${state}.txt`, (response) => {
          told.push(state);
          response.end();
          if (state === 'active') resolve();
        });
      }
    });
    await showInPlainBrowser(`${here.site.origin}/start/`, done);
    expect(told).toEqual(['waiting', 'active']);
  });

  test('makes a tab without focus reload when the reader comes back to it', async () => {
    here.reader = await withWindows.newReader();
    here.site.publish();
    const behind = await here.openServed('/widgets/button/');
    const front = await here.openServed('/widgets/slider/');
    for (const page of [behind, front]) await followRealFocus(page);
    await front.bringToFront();
    expect(await behind.evaluate(() => document.hasFocus())).toBe(false);
    const loads = [behind, front].map(countLoads);

    here.site.publish({ title: 'Second' });
    await checkForUpdate(front);
    await expect.poll(() => loads.map((count) => count())).toEqual([0, 1]);
    await settle(front);
    expect(loads.map((count) => count())).toEqual([0, 1]);
    // A tab that missed two updates reloads once.
    here.site.publish({ title: 'Third' });
    await checkForUpdate(front);
    await expect.poll(() => loads.map((count) => count())).toEqual([0, 2]);

    await behind.bringToFront();
    await expect.poll(() => loads[0]?.()).toBe(1);
    await settle(behind);
    expect(loads.map((count) => count())).toEqual([1, 2]);
    expect(await behind.title()).toContain('Third');
  });
});
