import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readSiteAssets } from '../../cli/build/prepare/site-assets.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { SHEETS_AWAITED } from '../../site/frame/sheets-awaited.ts';
import { browse } from '../support/browse.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';
import { visit } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';

/** Bytes (gzip) of script that a text page may run before its reader does something. */
const SCRIPT_LIMIT = 10 * 1024;

/** Milliseconds by which scripts and stylesheets are delayed. */
const DELAY = 400;

const browsing = browse('reference');

/** Loads a page and everything that it fetches by itself, and returns what happened meanwhile; the site responds at any address. */
async function load(
  pathname: string,
  {
    origin = browsing.site.origin,
    reader = {},
  }: { readonly origin?: string; readonly reader?: BrowserContextOptions } = {},
) {
  const page = await (await browsing.newReader(reader)).newPage();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname: path, search } = new URL(route.request().url());
    await (origin === browsing.site.origin
      ? route.continue()
      : route.fulfill({ response: await route.fetch({ url: browsing.site.origin + path + search }) }));
  });
  const requests: Request[] = [];
  const trouble: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`${message.text()} ${message.location().url}`);
  });
  await noteShifts(page);
  // Scripts and stylesheets often arrive after the first paint; what they change then must not move anything.
  await page.route(/\.(?:js|css)$/, async (route) => {
    await sleep(DELAY);
    await route.fallback();
  });
  await visit(page, origin + pathname);
  return { page, requests, trouble };
}

describe.each(Object.entries(SAMPLE_PAGES))('%s', (kind, pathname) => {
  test('loads from its own host only, without errors in the console, and shifts nothing', async () => {
    const { page, requests, trouble } = await load(pathname);
    const strangers = requests.map((request) => request.url()).filter((url) => !url.startsWith(browsing.site.origin));
    expect(strangers).toEqual([]);
    const expected = kind === 'missing page' ? /status of 404/ : /^$/;
    expect(trouble.filter((text) => !expected.test(text))).toEqual([]);
    await expect(shifts(page)).resolves.toEqual([]);
  });
});

/** The phone that Lighthouse emulates: nothing can hover there, so more is shown from the start. */
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

test.each([SAMPLE_PAGES['text page'], SAMPLE_PAGES['component page'], '/material-ui/api/button/'])(
  '%s shifts nothing on a phone',
  async (pathname) => {
    const { page } = await load(pathname, { reader: PHONE });
    await expect(shifts(page)).resolves.toEqual([]);
  },
);

test('a short page, whose footer is in view from the start, shifts nothing', async () => {
  const viewport = { width: 1280, height: 1000 };
  const { page } = await load('/base-ui/react-drawer/', { reader: { viewport } });
  expect((await page.locator('.foot').boundingBox())?.y).toBeLessThan(viewport.height);
  await expect(shifts(page)).resolves.toEqual([]);
});

/** On this site analytics asks for consent, but only once the reader does something; the worker itself runs outside the page. */
test('a text page with an ad on the official host runs at most 10 KB of script before a reader does anything, as the budget counts it', async () => {
  const { site } = JSON.parse(
    readFileSync(path.join(browsing.site.out, '_nav/manifest.json'), 'utf8'),
  ) as RouteManifest;
  const { page, requests } = await load(SAMPLE_PAGES['text page'], { origin: site.url });
  await expect.poll(() => page.locator('[data-island="ad"]').getAttribute('data-kind')).toBe('in-house');
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const { bootScript, earlyScripts } = readSiteAssets(site, { hasDemos: true, hasThemes: true, styles: {} });
  expect(scripts.map((request) => path.basename(request.url())).toSorted()).toEqual(earlyScripts.toSorted());
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  expect(inline).toEqual([bootScript, SHEETS_AWAITED]);
  const files = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
  const sizes = [...inline, ...files].map((script) => gzipSync(script ?? '').length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_LIMIT);
});
