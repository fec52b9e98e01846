import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CACHES } from '../../site/service-worker/kinds.ts';
import { showInPlainBrowser } from '../service-worker/support/plain-browser.ts';
import { openWorkerSite, type WorkerSite } from '../service-worker/support/worker-site.ts';
import { useReaders } from '../support/browser.ts';
import { rest, visit } from '../support/settle.ts';

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

const { newReader } = useReaders();
const withWindows = useReaders({ windows: true });
let site: WorkerSite;
let reader: BrowserContext;

beforeEach(async () => {
  site = await openWorkerSite();
  reader = await newReader({ viewport: { width: 1280, height: 500 } });
});
afterEach(() => site.close());

/** Opens a page in a new tab and waits until it is served by a worker that has finished starting. */
async function openServed(pathname: string): Promise<Page> {
  const page = await reader.newPage();
  await page.goto(site.origin + pathname);
  await isServed(page);
  return page;
}

async function isServed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Addresses in the caches whose names begin with `name`. */
function kept(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((known) => known.startsWith(start));
    const requests = await Promise.all(names.map(async (known) => (await caches.open(known)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Counts how often a tab loads a document from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

/** Waits for anything that could still happen: a second reload would follow the first at once, with the same worker. */
async function settle(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        registration === undefined ||
        (!registration.installing && !registration.waiting && registration.active?.state === 'activated')
      );
    });
  }
  for (const page of pages) await rest(page);
}

/** Playwright focuses every tab; this one only gets focus when it is brought to the front, as in a real window. */
async function followRealFocus(page: Page): Promise<void> {
  const session = await reader.newCDPSession(page);
  for (const enabled of [true, false]) await session.send('Emulation.setFocusEmulationEnabled', { enabled });
}

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const heading = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent())?.trim();

describe('registration', () => {
  test('the worker is registered on the official host, from /sw.js', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(script).toBe(`${site.origin}/sw.js`);
  });

  test('a site served under a path has its worker and its offline page there', async () => {
    await site.close();
    site = await openWorkerSite('/docs/');
    site.publish();
    const page = await openServed('/docs/widgets/button/');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${site.origin}/docs/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toEqual(['/docs/widgets/button/']);
    await reader.setOffline(true);
    await page.goto(`${site.origin}/docs/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test.each([
    [
      '127.0.0.1 with a port, when it is official without',
      (port: string) => ['http://127.0.0.1', `http://127.0.0.1:${port}`],
    ],
    [
      'localhost, when docs.localhost is official',
      (port: string) => [`http://docs.localhost:${port}`, `http://localhost:${port}`],
    ],
    [
      '127.0.0.1, when localhost is official',
      (port: string) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    ],
  ])('nothing is registered or loaded on %s', async (_, addresses) => {
    const [official = '', visited = ''] = addresses(new URL(site.origin).port);
    site.publish({ url: official });
    const page = await reader.newPage();
    await page.goto(`${visited}/widgets/button/`);
    await settle(page);
    expect(await page.locator('meta[name="docs-nav-worker"]').getAttribute('content')).toBe(new URL(official).host);
    expect(await registrations(page)).toBe(0);
    expect(site.requests.filter((path) => /sw\.js|worker/.test(path))).toEqual([]);
  });

  test('a site without a worker has no trace of one', async () => {
    site.publish({ serviceWorker: 'none' });
    const page = await reader.newPage();
    await page.goto(`${site.origin}/widgets/button/`);
    await settle(page);
    expect(await page.locator('meta[name="docs-nav-worker"]').count()).toBe(0);
    expect(await registrations(page)).toBe(0);
    expect(site.requests.filter((path) => /sw\.js|worker/.test(path))).toEqual([]);
    for (const path of ['/sw.js', '/_nav/offline.html']) {
      expect((await page.request.get(site.origin + path)).status()).toBe(404);
    }
  });
});

describe('offline', () => {
  test('visited pages can be read, including the first one and its styles; others say that they were not visited', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/button/');
    await page.getByRole('link', { name: 'Slider' }).first().click();
    await expect.poll(() => heading(page)).toBe('Slider');
    await page.goto(`${site.origin}/gadgets/button/`);

    await reader.setOffline(true);
    for (const [pathname, title] of [
      ['/widgets/button/', 'Button'],
      ['/widgets/slider/', 'Slider'],
      ['/widgets/slider/?from=mail#top', 'Slider'],
      // The host would redirect to the address with the slash.
      ['/gadgets/button', 'Gadget button'],
    ]) {
      await page.goto(site.origin + pathname);
      expect(await heading(page)).toBe(title);
    }
    expect(await page.evaluate(() => location.pathname)).toBe('/gadgets/button/');
    // The stylesheet was kept too.
    expect(await page.locator('header.bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');

    await page.goto(`${site.origin}/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
    expect(await page.locator('main').textContent()).toContain('not visited this page before');

    await reader.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => heading(page)).toBe('Table');
  });

  test('the buttons of the bar already work on the first page', async () => {
    site.publish({ search: 'titles' });
    const page = await openServed('/widgets/button/');
    await reader.setOffline(true);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('dialog', { name: 'Preferences' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
  });

  test('a site without a search caches no search script', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    const shell = await kept(page, 'docs-nav-precache');
    expect(shell).toContainEqual(expect.stringContaining('/mount-preferences.'));
    expect(shell.filter((path) => path.includes('search'))).toEqual([]);
  });

  test('the offline page lists the visited pages, the latest first, and shows the icons of its sidebar', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/button/');
    await page.goto(`${site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');
    await reader.setOffline(true);
    await page.goto(`${site.origin}/widgets/table/`);
    const links = page.locator('main li a');
    await expect.poll(() => links.allTextContents()).toEqual(['Slider - Widgets', 'Button - Widgets']);
    expect(await page.locator('.side .icon').count()).toBe(1);
    expect(await page.evaluate(async () => (await fetch('/static/icons/Pages.svg')).status)).toBe(200);
    await links.first().click();
    await expect.poll(() => heading(page)).toBe('Slider');
  });

  test('a link to a visited page opens it; a link to any other page shows the offline page', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await page.goto(`${site.origin}/widgets/slider/`);
    await page.goto(`${site.origin}/widgets/button/`);
    await rest(page);
    await reader.setOffline(true);
    await page.getByRole('link', { name: 'Slider' }).first().click();
    await expect.poll(() => heading(page)).toBe('Slider');
    await page.getByRole('link', { name: 'Text field' }).first().click();
    await expect.poll(() => heading(page)).toBe('You are offline');
  });

  test('the offline page is in the language of the missing page', async () => {
    site.translate('fr', 'words:\n  offlineTitle: Vous êtes hors ligne\n');
    site.publish({ languages: '[{ code: en, name: English }, { code: fr, name: Français }]' });
    const page = await openServed('/fr/widgets/button/');
    await reader.setOffline(true);
    await page.goto(`${site.origin}/fr/widgets/table/`);
    expect(await heading(page)).toBe('Vous êtes hors ligne');
    await page.goto(`${site.origin}/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('error pages, redirects and partial files are not cached', async () => {
    site.publish();
    site.answers.set('/widgets/table/', (response) => response.writeHead(302, { location: '/widgets/slider/' }).end());
    site.answers.set('/widgets/pie-chart/', (response) => response.writeHead(500, HTML).end('<h1>Broken</h1>'));
    site.answers.set('/film.mp4', (response) => response.writeHead(206, { 'content-range': 'bytes 0-1/9' }).end('ab'));
    const page = await openServed('/widgets/button/');
    for (const path of ['/nowhere/', '/widgets/table/', '/widgets/pie-chart/']) await page.goto(site.origin + path);
    await page.goto(`${site.origin}/widgets/button/`);
    const answers = await page.evaluate(async () => {
      const asked = [
        fetch('/film.mp4', { headers: { range: 'bytes=0-1' } }),
        fetch('/widgets/table/'),
        fetch('/nowhere/'),
      ];
      return (await Promise.all(asked)).map(({ status }) => status);
    });
    expect(answers).toEqual([206, 200, 404]);

    const pages = await kept(page, CACHES.page.name);
    expect(pages.toSorted()).toEqual(['/widgets/button/', '/widgets/slider/']);
    expect(await kept(page, CACHES.file.name)).not.toContain('/film.mp4');
    await reader.setOffline(true);
    await page.goto(`${site.origin}/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('a page from the cache says of which day it is, and one that lost its styles is not shown', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await page.goto(`${site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');
    await expect(page.locator('.from-cache').count()).resolves.toBe(0);
    await reader.setOffline(true);
    await page.goto(`${site.origin}/widgets/button/`);
    await expect(page.locator('.from-cache time').getAttribute('datetime')).resolves.toMatch(/^20\d\d-\d\d-\d\dT/);
    await expect(page.locator('.from-cache').textContent()).resolves.toMatch(
      /^You are offline: this is the page of .*\d{4}\.$/,
    );

    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (/assets\/first\./.test(request.url)) await cache.delete(request);
      }
    });
    await page.goto(`${site.origin}/widgets/slider/`);
    expect(await heading(page)).toBe('You are offline');
    expect(await kept(page, CACHES.page.name)).not.toContain('/widgets/slider/');
  });

  test.each([404, 410])('a page that is gone (%d) is no longer shown to readers who are offline', async (status) => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await page.goto(`${site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');
    site.answers.set('/widgets/slider/', (response) => response.writeHead(status, HTML).end('<h1>Gone</h1>'));
    await page.goto(`${site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).not.toContain('/widgets/slider/');
    await reader.setOffline(true);
    await page.goto(`${site.origin}/widgets/slider/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('the cache is limited: the least recently read pages are removed first', async () => {
    site.publish();
    const limit = CACHES.page.entries;
    const many = Array.from({ length: limit + 20 }, (_, at) => `/widgets/many-${at}/`);
    for (const path of many)
      site.answers.set(path, (response) => response.writeHead(200, HTML).end(`<h1>${path}</h1>`));
    const page = await openServed('/widgets/button/');
    await page.evaluate(async (paths) => {
      for (const path of paths) await (await fetch(path)).text();
    }, many);
    await expect.poll(async () => (await kept(page, CACHES.page.name)).length).toBeLessThanOrEqual(limit);
    expect(await kept(page, CACHES.page.name)).toContain(many.at(-1));
  });
});

describe('online', () => {
  test('a page is never stale, even when the host is slow and lets the browser cache pages', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await page.goto(`${site.origin}/widgets/slider/`);
    const old = { ...HTML, 'cache-control': 'public, max-age=86400' };
    site.answers.set('/widgets/slider/', (response) => response.writeHead(200, old).end('<h1>Before</h1>'));
    await page.goto(`${site.origin}/widgets/slider/`);
    expect(await heading(page)).toBe('Before');
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');

    // Published again while the old worker is at work; sw.js itself is the same.
    site.answers.clear();
    site.write('/widgets/slider', '# After the second build\n');
    site.publish();
    site.delay = 4000;
    await page.goto(`${site.origin}/widgets/slider/`);
    expect(await page.locator('main').textContent()).toContain('After the second build');
  });

  test('a response from the host is shown as it is, even when a better one is cached', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    site.answers.set('/widgets/button/', (response) => response.writeHead(503, HTML).end('<h1>Closed for repair</h1>'));
    await page.goto(`${site.origin}/widgets/button/`);
    expect(await heading(page)).toBe('Closed for repair');
  });

  test('hashed files are requested once', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    await page.goto(`${site.origin}/widgets/slider/`);
    await expect
      .poll(() => kept(page, 'docs-nav-precache'))
      .toContainEqual(expect.stringMatching(/^\/_nav\/assets\/main\./));
    await expect.poll(() => kept(page, CACHES.asset.name)).toContainEqual(expect.stringMatching(/^\/_nav\//));
    // Without the browser's own cache.
    const session = await reader.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    site.requests.length = 0;
    await visit(page, `${site.origin}/widgets/table/`);
    expect(site.requests.filter((path) => /\/(?:main|first|later)\./.test(path))).toEqual([]);
    expect(site.requests).toContain('/widgets/table/');
  });
});

describe('a new worker', () => {
  const tall = (title: string) => `# ${title}\n\n${'A paragraph of a long page.\n\n'.repeat(200)}`;
  const scroll = (page: Page, top: number) => page.evaluate((at) => scrollTo(0, at), top);
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  test('makes each of two tabs reload once when it takes over, and stay where the reader was', async () => {
    site.write('/widgets/slider', tall('Slider'));
    site.write('/widgets/table', tall('Table'));
    site.publish();
    const tabs = [await openServed('/widgets/slider/'), await openServed('/widgets/table/')] as const;
    for (const page of tabs) await scroll(page, 2000);
    const loads = tabs.map(countLoads);

    site.publish({ title: 'Second' });
    await checkForUpdate(tabs[0]);
    await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
    await settle(...tabs);
    expect(loads.map((count) => count())).toEqual([1, 1]);
    for (const page of tabs) {
      expect(await page.title()).toContain('Second');
      expect(await scrolled(page)).toBe(2000);
    }

    // The next update causes a reload of its own.
    site.publish({ title: 'Third' });
    await checkForUpdate(tabs[1]);
    await expect.poll(() => loads.map((count) => count())).toEqual([2, 2]);
    await settle(...tabs);
    expect(loads.map((count) => count())).toEqual([2, 2]);
  });

  test('throws away neither an open dialog nor typed text', async () => {
    site.publish({ search: 'titles' });
    const page = await openServed('/widgets/slider/');
    const loads = countLoads(page);
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search[open]').waitFor();
    await page.keyboard.type('butt');
    site.publish({ title: 'Second' });
    await checkForUpdate(page);
    await settle(page);
    expect(loads()).toBe(0);
    await expect(page.locator('dialog.search[open] input').inputValue()).resolves.toBe('butt');
    await page.keyboard.press('Escape');
    // The next page is of the new version.
    await page.getByRole('link', { name: 'Button', exact: true }).first().click();
    await page.waitForURL('**/widgets/button/');
    await expect.poll(() => page.title()).toContain('Second');
  });

  test('does not throw away what was typed before the focus went elsewhere', async () => {
    site.publish();
    const page = await openServed('/widgets/slider/');
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    await page.locator('main textarea').click();
    await page.keyboard.type('Half a thought');
    await page.locator('h1').click();
    const loads = countLoads(page);
    site.publish({ title: 'Second' });
    await checkForUpdate(page);
    await settle(page);
    expect(loads()).toBe(0);
    await expect(page.locator('main textarea').inputValue()).resolves.toBe('Half a thought');
  });

  test('skips waiting, if it is waiting already, when the next page opens', async () => {
    site.publish();
    const told: string[] = [];
    const done = new Promise<void>((resolve) => {
      site.answers.set('/start/', (response) => response.writeHead(200, HTML).end(WAIT_AND_TELL));
      site.answers.set('/publish.txt', (response) => {
        site.publish({ title: 'Second' });
        response.end();
      });
      for (const state of ['waiting', 'active']) {
        site.answers.set(`/${state}.txt`, (response) => {
          told.push(state);
          response.end();
          if (state === 'active') resolve();
        });
      }
    });
    await showInPlainBrowser(`${site.origin}/start/`, done);
    expect(told).toEqual(['waiting', 'active']);
  });

  test('makes a tab without focus reload when the reader comes back to it', async () => {
    reader = await withWindows.newReader();
    site.publish();
    const behind = await openServed('/widgets/button/');
    const front = await openServed('/widgets/slider/');
    for (const page of [behind, front]) await followRealFocus(page);
    await front.bringToFront();
    expect(await behind.evaluate(() => document.hasFocus())).toBe(false);
    const loads = [behind, front].map(countLoads);

    site.publish({ title: 'Second' });
    await checkForUpdate(front);
    await expect.poll(() => loads.map((count) => count())).toEqual([0, 1]);
    await settle(front);
    expect(loads.map((count) => count())).toEqual([0, 1]);
    // A tab that missed two updates reloads once.
    site.publish({ title: 'Third' });
    await checkForUpdate(front);
    await expect.poll(() => loads.map((count) => count())).toEqual([0, 2]);

    await behind.bringToFront();
    await expect.poll(() => loads[0]?.()).toBe(1);
    await settle(behind);
    expect(loads.map((count) => count())).toEqual([1, 2]);
    expect(await behind.title()).toContain('Third');
  });

  test('reloads nothing if it is the first one, or if the build only changes pages', async () => {
    site.publish();
    const page = await reader.newPage();
    const loads = countLoads(page);
    await page.goto(`${site.origin}/widgets/button/`);
    await isServed(page);
    site.write('/widgets/slider', '# Another slider\n');
    site.publish();
    await checkForUpdate(page);
    await settle(page);
    expect(loads()).toBe(1);
  });

  test('deletes the caches of earlier workers when it takes over, but not those of others', async () => {
    site.publish();
    const page = await openServed('/widgets/button/');
    const [own, foreign] = [`workbox-runtime-${site.origin}/`, `docs-nav-pages-${site.origin}/v1/`];
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), [own, foreign]);
    const reloaded = page.waitForEvent('domcontentloaded');
    site.publish({ title: 'Second' });
    await checkForUpdate(page);
    await reloaded;
    await isServed(page);
    const names = await page.evaluate(() => caches.keys());
    expect(names).not.toContain(own);
    expect(names).toContain(foreign);
    const shell = ['main', 'first', 'later'].map((name) =>
      expect.stringMatching(new RegExp(`^/_nav/assets/${name}\\.\\w+\\.(?:js|css)$`)),
    );
    await expect
      .poll(() => kept(page, 'docs-nav-precache'))
      .toEqual(expect.arrayContaining([...shell, '/_nav/offline.html']));
  });
});

describe('serviceWorker: remove', () => {
  test('removes the worker and its caches; each tab reloads once, and nothing comes back', async () => {
    site.publish();
    const tabs = [await openServed('/widgets/button/'), await openServed('/widgets/slider/')] as const;
    await tabs[0].goto(`${site.origin}/widgets/button/`);
    expect(await kept(tabs[0], 'docs-nav')).not.toEqual([]);
    const loads = tabs.map(countLoads);

    site.publish({ serviceWorker: 'remove' });
    await checkForUpdate(tabs[0]);
    await expect.poll(() => registrations(tabs[0]).catch(() => 1)).toBe(0);
    await settle(...tabs);
    expect(loads.map((count) => count())).toEqual([1, 1]);
    for (const page of tabs) {
      await page.goto(`${site.origin}/widgets/table/`);
      await settle(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      expect(await registrations(page)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    }
    await reader.setOffline(true);
    await expect(tabs[0].goto(`${site.origin}/widgets/button/`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('removes the worker on the first visit of a reader who comes back after it was published', async () => {
    site.publish();
    await (await openServed('/widgets/button/')).close();
    site.publish({ serviceWorker: 'remove' });
    const page = await reader.newPage();
    const loads = countLoads(page);
    await page.goto(`${site.origin}/widgets/button/`);
    await expect.poll(() => registrations(page).catch(() => 1)).toBe(0);
    await settle(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(loads()).toBeLessThanOrEqual(2);
  });
});
