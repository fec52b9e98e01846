import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readSiteAssets } from '../../cli/build/prepare/site-assets.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { browse } from '../support/browse.ts';
import { loadPage, SCRIPT_LIMIT, scriptBytes } from '../support/load-page.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';
import { shifts } from '../support/shifts.ts';

const browsing = browse('reference');

describe.each(Object.entries(SAMPLE_PAGES))('%s', (kind, pathname) => {
  test('loads from its own host only, without errors in the console, and shifts nothing', async () => {
    const { page, requests, trouble } = await loadPage(browsing, pathname);
    const strangers = requests.map((request) => request.url()).filter((url) => !url.startsWith(browsing.site.origin));
    expect(strangers).toEqual([]);
    const expected = kind === 'missing page' ? /status of 404/ : /^$/;
    expect(trouble.filter((text) => !expected.test(text))).toEqual([]);
    await expect(shifts(page)).resolves.toEqual([]);
  });
});

function readManifest(): RouteManifest {
  return JSON.parse(readFileSync(path.join(browsing.site.out, '_nav/manifest.json'), 'utf8')) as RouteManifest;
}

/** Bytes with Node’s gzip 9, a little more than with that of other programs; what only some readers need is loaded by them. */
test.each([
  [SAMPLE_PAGES['text page'], 7900],
  [SAMPLE_PAGES['component page'], 22_100],
  ['/material-ui/react-alert/', 17_400],
  ['/material-ui/api/button/', 12_000],
])('the HTML of %s has at most %d bytes', (pathname, most) => {
  const { site } = readManifest();
  const html = readFileSync(path.join(browsing.site.out, pathname, 'index.html'), 'utf8');
  // It is built for a longer address than that of the site.
  expect(gzipSync(html.replaceAll(site.url, 'https://mui.com'), { level: 9 }).length).toBeLessThanOrEqual(most);
});

/** The phone that Lighthouse emulates: nothing can hover there, so more is shown from the start. */
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

test.each([SAMPLE_PAGES['text page'], SAMPLE_PAGES['component page'], '/material-ui/api/button/'])(
  '%s shifts nothing on a phone',
  async (pathname) => {
    const { page } = await loadPage(browsing, pathname, { reader: PHONE });
    await expect(shifts(page)).resolves.toEqual([]);
  },
);

test('a short page, whose footer is in view from the start, shifts nothing', async () => {
  const viewport = { width: 1280, height: 1000 };
  const { page } = await loadPage(browsing, '/base-ui/react-drawer/', { reader: { viewport } });
  expect((await page.locator('.foot').boundingBox())?.y).toBeLessThan(viewport.height);
  await expect(shifts(page)).resolves.toEqual([]);
});

/** On this site analytics asks for consent, but only once the reader does something; the worker itself runs outside the page. */
test('a text page with an ad on the official host runs at most 10 KB of script before a reader does anything, as the budget counts it', async () => {
  const { site } = readManifest();
  const loaded = await loadPage(browsing, SAMPLE_PAGES['text page'], { origin: site.url });
  await expect.poll(() => loaded.page.locator('[data-island="ad"]').getAttribute('data-kind')).toBe('in-house');
  const assets = readSiteAssets(site, { hasDemos: true, hasThemes: true, styles: {} });
  expect(await scriptBytes(loaded, assets)).toBeLessThanOrEqual(SCRIPT_LIMIT);
});
