import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

const file = (name: string) => readFileSync(path.join(browsing.site.out, name), 'utf8');

/** Opens a page whose reader can follow links to other versions, whose hosts return an empty page here. */
async function openWithVersions(pathname: string): Promise<Page> {
  const reader = await browsing.newReader();
  await reader.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  return browsing.open(pathname, reader);
}

async function chooseVersion(page: Page, text: string): Promise<string> {
  await page.locator('.bar .versions').click();
  await page.locator('#menu-versions').getByRole('link', { name: text, exact: true }).click();
  await page.waitForURL(/^https:/);
  return page.url();
}

describe('a click on an entry of the version menu', () => {
  test('opens the same page in that version', async () => {
    const page = await openWithVersions('/material-ui/react-slider/');
    await expect(chooseVersion(page, 'v6')).resolves.toBe('https://v6.mui.com/material-ui/react-slider/');
  });

  test('is one that says which package the pages are about, if the label is that of another', async () => {
    const page = await browsing.open('/base-ui/react-button/');
    const button = page.locator('.bar .versions');
    await expect(button.innerText()).resolves.toBe('v7.1.1');
    await button.click();
    // The list of today has replaced the one of the build.
    const menu = page.locator('#menu-versions[data-today]');
    await menu.getByRole('link', { name: /^v7\.1\.1 @mui\/base 7\.\d+\.\d+(-beta\.\d+)?$/ }).waitFor();
  });

  test('opens the page that the reader has reached without a reload', async () => {
    const page = await openWithVersions('/system/borders/');
    await page.evaluate(() => Object.assign(window, { wasKept: true }));
    await page.locator('#side').getByRole('link', { name: 'Display', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Display' }).waitFor();
    await expect(page.evaluate(() => 'wasKept' in window)).resolves.toBe(true);
    await expect(chooseVersion(page, 'v5')).resolves.toBe('https://v5.mui.com/system/display/');
  });

  test('opens the start page of a version that does not have the page', async () => {
    const page = await openWithVersions('/material-ui/migration/upgrade-to-v7/');
    await expect(chooseVersion(page, 'v6')).resolves.toBe('https://v6.mui.com/material-ui/getting-started/');
  });

  test('is a click on a plain link where the page of all versions is the only choice', async () => {
    const page = await openWithVersions('/experiments/docs/callouts/');
    await expect(page.locator('.bar').getByText('v0.0.0').count()).resolves.toBe(0);
    await page.locator('.bar').getByRole('link', { name: 'View all versions' }).click();
    await page.waitForURL('https://mui.com/versions/');
  });
});

describe('logos', () => {
  test.each([
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
    '/system/borders/',
    '/base-ui/react-button/',
    '/x/react-data-grid/',
    '/docs-nav/start/',
  ])('%s has the product’s logo beside its name, and the site’s beside the brand', async (pathname) => {
    const page = await browsing.open(pathname);
    for (const link of ['.lineup [aria-current]', '.brand']) {
      const shown = await page.locator(`${link} img:visible`).evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ alt, complete, naturalWidth }) => ({
          alt,
          isDrawn: complete && naturalWidth > 0,
        })),
      );
      expect(shown).toEqual([{ alt: '', isDrawn: true }]);
    }
  });

  test('match the reader’s mode: the device’s without script, the chosen one with it', async () => {
    const logoIn = async (page: Page) =>
      (await page.locator('.lineup [aria-current] img:visible').getAttribute('src')) ?? '';
    const open = (colorScheme: 'light' | 'dark', javaScriptEnabled: boolean) =>
      browsing.open('/docs-nav/start/', { colorScheme, javaScriptEnabled });
    await expect(open('light', false).then(logoIn)).resolves.toBe('/static/logos/docs-nav.svg');
    await expect(open('dark', false).then(logoIn)).resolves.toBe('/static/logos/docs-nav-dark.svg');
    const page = await open('light', true);
    await expect(logoIn(page)).resolves.toBe('/static/logos/docs-nav.svg');
    await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
    await page.reload();
    await expect(logoIn(page)).resolves.toBe('/static/logos/docs-nav-dark.svg');
  });

  test('are on the start page beside every product', async () => {
    const page = await browsing.open('/');
    await expect(page.locator('.lines li').count()).resolves.toBe(6);
    await expect(page.locator('.lines li img:visible').count()).resolves.toBe(6);
  });
});

test('the 404 page shows the list of the section that answers for unknown addresses', async () => {
  const page = await browsing.open('/no/such/page/');
  const links = await page
    .locator('#side')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Versions', 'https://mui.com/versions/'],
    ['Templates', 'https://mui.com/store/'],
    ['Blog', 'https://mui.com/blog/'],
  ]);
});

test('no page has an edit link, as the address of the repository is not known', () => {
  for (const page of ['material-ui/react-button', 'material-ui/api/button'])
    expect(file(`${page}/index.html`)).not.toMatch(/class="(?:edit|problem)"|your-org/);
});

test('a deprecated component names what to use instead, with a link', async () => {
  const page = await browsing.open('/material-ui/react-grid-legacy/');
  await page.locator('main aside').getByRole('link', { name: 'Grid' }).click();
  await page.waitForURL('**/material-ui/react-grid/');
});
