import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { wakeDemos } from '../support/look-at-page.ts';
import { visit } from '../support/settle.ts';
import { useTab } from '../support/tabs.ts';

/** Bytes (gzip) of script that a component's page may load for its demos, including React; what every page runs has its own limits. */
const SCRIPT_LIMIT = 148 * 1024;

/** Milliseconds, enough to try a page in a second tab when the first one hangs. */
const TWO_TABS = 300_000;

const browsing = browse('reference');

/** Bytes (gzip) of the scripts that a page loads for its demos while `visit` runs. */
async function weigh(page: Page, visit: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && new URL(response.url()).pathname.startsWith('/_nav/demos/'))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await visit();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('weight', () => {
  test.each([
    '/material-ui/react-button/',
    '/material-ui/react-slider/',
    '/material-ui/react-select/',
    '/material-ui/react-table/',
    '/material-ui/react-dialog/',
    '/joy-ui/react-input/',
    '/joy-ui/react-select/',
    '/joy-ui/react-menu/',
    '/base-ui/react-select/',
    '/system/flexbox/',
  ])(
    '%s loads at most 148 KB of script for its demos, all of them running',
    async (pathname) => {
      const inTab = useTab(await browsing.newReader());
      const weight = await inTab((page, begin) =>
        weigh(page, async () => {
          begin('opens');
          await visit(page, browsing.site.origin + pathname);
          begin('brings its demos to life');
          await wakeDemos(page);
          begin('is weighed');
        }),
      );
      expect(weight).toBeGreaterThan(80 * 1024);
      expect(weight).toBeLessThanOrEqual(SCRIPT_LIMIT);
    },
    TWO_TABS,
  );
});

describe('direction', () => {
  test.each(['ltr', 'rtl'])('the library’s own styles follow the reader’s choice: %s', async (direction) => {
    const reader = await browsing.newReader();
    await reader.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    const page = await browsing.open('/material-ui/react-button/', reader);
    const demo = demoOn(page, 'IconLabelButtons');
    await demo.wake();
    const margins = () =>
      demo.stage
        .locator('.MuiButton-startIcon')
        .first()
        .evaluate((icon) => {
          const { marginLeft, marginRight } = getComputedStyle(icon);
          return `${marginLeft} ${marginRight}`;
        });
    await expect.poll(margins).toBe(direction === 'ltr' ? '-4px 8px' : '8px -4px');
  });
});
