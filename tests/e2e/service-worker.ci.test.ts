import { describe, expect, test } from 'vitest';
import { CACHES } from '../../site/service-worker/kinds.ts';
import {
  checkForUpdate,
  countLoads,
  heading,
  isServed,
  kept,
  registrations,
  settle,
  useWorkerSite,
} from '../service-worker/support/worker-browsing.ts';
import { openWorkerSite } from '../service-worker/support/worker-site.ts';
import { rest, visit } from '../support/settle.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const here = useWorkerSite();

describe('registration', () => {
  test('a site served under a path has its worker and its offline page there', async () => {
    await here.site.close();
    here.site = await openWorkerSite('/docs/');
    here.site.publish();
    const page = await here.openServed('/docs/widgets/button/');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      `${here.site.origin}/docs/`,
    );
    await expect.poll(() => kept(page, CACHES.page.name)).toEqual(['/docs/widgets/button/']);
    await here.reader.setOffline(true);
    await page.goto(`${here.site.origin}/docs/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('a site without a worker has no trace of one', async () => {
    here.site.publish({ serviceWorker: 'none' });
    const page = await here.reader.newPage();
    await page.goto(`${here.site.origin}/widgets/button/`);
    await settle(page);
    expect(await page.locator('meta[name="docs-nav-worker"]').count()).toBe(0);
    expect(await registrations(page)).toBe(0);
    expect(here.site.requests.filter((path) => /sw\.js|worker/.test(path))).toEqual([]);
    for (const path of ['/sw.js', '/_nav/offline.html']) {
      expect((await page.request.get(here.site.origin + path)).status()).toBe(404);
    }
  });
});

describe('offline', () => {
  test('the buttons of the bar already work on the first page', async () => {
    here.site.publish({ search: 'titles' });
    const page = await here.openServed('/widgets/button/');
    await here.reader.setOffline(true);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('dialog', { name: 'Preferences' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
  });

  test('a site without a search caches no search script', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    const shell = await kept(page, 'docs-nav-precache');
    expect(shell).toContainEqual(expect.stringContaining('/mount-preferences.'));
    expect(shell.filter((path) => path.includes('search'))).toEqual([]);
  });

  test('the offline page lists the visited pages, the latest first, and shows the icons of its sidebar', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/button/');
    await page.goto(`${here.site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');
    await here.reader.setOffline(true);
    await page.goto(`${here.site.origin}/widgets/table/`);
    const links = page.locator('main li a');
    await expect.poll(() => links.allTextContents()).toEqual(['Slider - Widgets', 'Button - Widgets']);
    expect(await page.locator('.side .icon').count()).toBe(1);
    expect(await page.evaluate(async () => (await fetch('/static/icons/Pages.svg')).status)).toBe(200);
    await links.first().click();
    await expect.poll(() => heading(page)).toBe('Slider');
  });

  test('a link to a visited page opens it; a link to any other page shows the offline page', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await page.goto(`${here.site.origin}/widgets/slider/`);
    await page.goto(`${here.site.origin}/widgets/button/`);
    await rest(page);
    await here.reader.setOffline(true);
    await page.getByRole('link', { name: 'Slider' }).first().click();
    await expect.poll(() => heading(page)).toBe('Slider');
    await page.getByRole('link', { name: 'Text field' }).first().click();
    await expect.poll(() => heading(page)).toBe('You are offline');
  });

  test('the offline page is in the language of the missing page', async () => {
    here.site.translate('fr', 'words:\n  offlineTitle: Vous êtes hors ligne\n');
    here.site.publish({ languages: '[{ code: en, name: English }, { code: fr, name: Français }]' });
    const page = await here.openServed('/fr/widgets/button/');
    await here.reader.setOffline(true);
    await page.goto(`${here.site.origin}/fr/widgets/table/`);
    expect(await heading(page)).toBe('Vous êtes hors ligne');
    await page.goto(`${here.site.origin}/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('error pages, redirects and partial files are not cached', async () => {
    here.site.publish();
    here.site.answers.set('/widgets/table/', (response) =>
      response.writeHead(302, { location: '/widgets/slider/' }).end(),
    );
    here.site.answers.set('/widgets/pie-chart/', (response) => response.writeHead(500, HTML).end('<h1>Broken</h1>'));
    here.site.answers.set('/film.mp4', (response) =>
      response.writeHead(206, { 'content-range': 'bytes 0-1/9' }).end('ab'),
    );
    const page = await here.openServed('/widgets/button/');
    for (const path of ['/nowhere/', '/widgets/table/', '/widgets/pie-chart/'])
      await page.goto(here.site.origin + path);
    await page.goto(`${here.site.origin}/widgets/button/`);
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
    await here.reader.setOffline(true);
    await page.goto(`${here.site.origin}/widgets/table/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('a page from the cache says of which day it is, and one that lost its styles is not shown', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await page.goto(`${here.site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');
    await expect(page.locator('.from-cache').count()).resolves.toBe(0);
    await here.reader.setOffline(true);
    await page.goto(`${here.site.origin}/widgets/button/`);
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
    await page.goto(`${here.site.origin}/widgets/slider/`);
    expect(await heading(page)).toBe('You are offline');
    expect(await kept(page, CACHES.page.name)).not.toContain('/widgets/slider/');
  });

  test.each([404, 410])('a page that is gone (%d) is no longer shown to readers who are offline', async (status) => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await page.goto(`${here.site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');
    here.site.answers.set('/widgets/slider/', (response) => response.writeHead(status, HTML).end('<h1>Gone</h1>'));
    await page.goto(`${here.site.origin}/widgets/slider/`);
    await expect.poll(() => kept(page, CACHES.page.name)).not.toContain('/widgets/slider/');
    await here.reader.setOffline(true);
    await page.goto(`${here.site.origin}/widgets/slider/`);
    expect(await heading(page)).toBe('You are offline');
  });

  test('the cache is limited: the least recently read pages are removed first', async () => {
    here.site.publish();
    const limit = CACHES.page.entries;
    const many = Array.from({ length: limit + 20 }, (_, at) => `/widgets/many-${at}/`);
    for (const path of many)
      here.site.answers.set(path, (response) => response.writeHead(200, HTML).end(`<h1>${path}</h1>`));
    const page = await here.openServed('/widgets/button/');
    await page.evaluate(async (paths) => {
      for (const path of paths) await (await fetch(path)).text();
    }, many);
    await expect.poll(async () => (await kept(page, CACHES.page.name)).length).toBeLessThanOrEqual(limit);
    expect(await kept(page, CACHES.page.name)).toContain(many.at(-1));
  });
});

describe('online', () => {
  test('a page is never stale, even when the host is slow and lets the browser cache pages', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await page.goto(`${here.site.origin}/widgets/slider/`);
    const old = { ...HTML, 'cache-control': 'public, max-age=86400' };
    here.site.answers.set('/widgets/slider/', (response) => response.writeHead(200, old).end('<h1>Before</h1>'));
    await page.goto(`${here.site.origin}/widgets/slider/`);
    expect(await heading(page)).toBe('Before');
    await expect.poll(() => kept(page, CACHES.page.name)).toContain('/widgets/slider/');

    // Published again while the old worker is at work; sw.js itself is the same.
    here.site.answers.clear();
    here.site.write('/widgets/slider', '# After the second build\n');
    here.site.publish();
    here.site.delay = 4000;
    await page.goto(`${here.site.origin}/widgets/slider/`);
    expect(await page.locator('main').textContent()).toContain('After the second build');
  });

  test('a response from the host is shown as it is, even when a better one is cached', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    here.site.answers.set('/widgets/button/', (response) =>
      response.writeHead(503, HTML).end('<h1>Closed for repair</h1>'),
    );
    await page.goto(`${here.site.origin}/widgets/button/`);
    expect(await heading(page)).toBe('Closed for repair');
  });

  test('hashed files are requested once', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    await page.goto(`${here.site.origin}/widgets/slider/`);
    await expect
      .poll(() => kept(page, 'docs-nav-precache'))
      .toContainEqual(expect.stringMatching(/^\/_nav\/assets\/main\./));
    await expect.poll(() => kept(page, CACHES.asset.name)).toContainEqual(expect.stringMatching(/^\/_nav\//));
    // Without the browser's own cache.
    const session = await here.reader.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    here.site.requests.length = 0;
    await visit(page, `${here.site.origin}/widgets/table/`);
    expect(here.site.requests.filter((path) => /\/(?:main|first|later)\./.test(path))).toEqual([]);
    expect(here.site.requests).toContain('/widgets/table/');
  });
});

describe('a new worker', () => {
  test('throws away neither an open dialog nor typed text', async () => {
    here.site.publish({ search: 'titles' });
    const page = await here.openServed('/widgets/slider/');
    const loads = countLoads(page);
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search[open]').waitFor();
    await page.keyboard.type('butt');
    here.site.publish({ title: 'Second' });
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
    here.site.publish();
    const page = await here.openServed('/widgets/slider/');
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    await page.locator('main textarea').click();
    await page.keyboard.type('Half a thought');
    await page.locator('h1').click();
    const loads = countLoads(page);
    here.site.publish({ title: 'Second' });
    await checkForUpdate(page);
    await settle(page);
    expect(loads()).toBe(0);
    await expect(page.locator('main textarea').inputValue()).resolves.toBe('Half a thought');
  });

  test('reloads nothing if it is the first one, or if the build only changes pages', async () => {
    here.site.publish();
    const page = await here.reader.newPage();
    const loads = countLoads(page);
    await page.goto(`${here.site.origin}/widgets/button/`);
    await isServed(page);
    here.site.write('/widgets/slider', '# Another slider\n');
    here.site.publish();
    await checkForUpdate(page);
    await settle(page);
    expect(loads()).toBe(1);
  });

  test('deletes the caches of earlier workers when it takes over, but not those of others', async () => {
    here.site.publish();
    const page = await here.openServed('/widgets/button/');
    const [own, foreign] = [`workbox-runtime-${here.site.origin}/`, `docs-nav-pages-${here.site.origin}/v1/`];
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), [own, foreign]);
    const reloaded = page.waitForEvent('domcontentloaded');
    here.site.publish({ title: 'Second' });
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
    here.site.publish();
    const tabs = [await here.openServed('/widgets/button/'), await here.openServed('/widgets/slider/')] as const;
    await tabs[0].goto(`${here.site.origin}/widgets/button/`);
    expect(await kept(tabs[0], 'docs-nav')).not.toEqual([]);
    const loads = tabs.map(countLoads);

    here.site.publish({ serviceWorker: 'remove' });
    await checkForUpdate(tabs[0]);
    await expect.poll(() => registrations(tabs[0]).catch(() => 1)).toBe(0);
    await settle(...tabs);
    expect(loads.map((count) => count())).toEqual([1, 1]);
    for (const page of tabs) {
      await page.goto(`${here.site.origin}/widgets/table/`);
      await settle(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      expect(await registrations(page)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    }
    await here.reader.setOffline(true);
    await expect(tabs[0].goto(`${here.site.origin}/widgets/button/`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('removes the worker on the first visit of a reader who comes back after it was published', async () => {
    here.site.publish();
    await (await here.openServed('/widgets/button/')).close();
    here.site.publish({ serviceWorker: 'remove' });
    const page = await here.reader.newPage();
    const loads = countLoads(page);
    await page.goto(`${here.site.origin}/widgets/button/`);
    await expect.poll(() => registrations(page).catch(() => 1)).toBe(0);
    await settle(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(loads()).toBeLessThanOrEqual(2);
  });
});
