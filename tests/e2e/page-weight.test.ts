import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSiteAssets } from '../../cli/build/prepare/site-assets.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { browse } from '../support/browse.ts';
import { loadPage, SCRIPT_LIMIT, scriptBytes } from '../support/load-page.ts';
import { SMALL_PAGES } from '../support/sample-pages.ts';
import { shifts } from '../support/shifts.ts';

const browsing = browse('library');

describe.each(Object.entries(SMALL_PAGES))('%s', (kind, pathname) => {
  test('loads from its own host only, without errors in the console, and shifts nothing', async () => {
    const { page, requests, trouble } = await loadPage(browsing, pathname);
    const strangers = requests.map((request) => request.url()).filter((url) => !url.startsWith(browsing.site.origin));
    expect(strangers).toEqual([]);
    const expected = kind === 'missing page' ? /status of 404/ : /^$/;
    expect(trouble.filter((text) => !expected.test(text))).toEqual([]);
    await expect(shifts(page)).resolves.toEqual([]);
  });
});

test('a text page runs at most 10 KB of script before a reader does anything, as the budget counts it', async () => {
  const { site } = JSON.parse(
    readFileSync(path.join(browsing.site.out, '_nav/manifest.json'), 'utf8'),
  ) as RouteManifest;
  const loaded = await loadPage(browsing, SMALL_PAGES['text page']);
  const assets = readSiteAssets(site, { hasDemos: false, hasThemes: false, styles: {} });
  expect(await scriptBytes(loaded, assets)).toBeLessThanOrEqual(SCRIPT_LIMIT);
});
