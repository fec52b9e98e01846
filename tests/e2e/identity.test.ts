import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('library');

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
    const page = await openWithVersions('/widgets/overview/');
    await expect(chooseVersion(page, 'v1')).resolves.toBe('https://v1.library.example/widgets/overview/');
  });

  test('opens the page that the reader has reached without a reload', async () => {
    const page = await openWithVersions('/widgets/overview/');
    await page.evaluate(() => Object.assign(window, { wasKept: true }));
    await page.locator('#side').getByRole('link', { name: 'Installation', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await expect(page.evaluate(() => 'wasKept' in window)).resolves.toBe(true);
    await expect(chooseVersion(page, 'v1')).resolves.toBe('https://v1.library.example/widgets/installation/');
  });
});

test('the 404 page shows the list of the section that answers for unknown addresses', async () => {
  const page = await browsing.open('/no/such/page/');
  const links = await page
    .locator('#side')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Versions', 'https://library.example/versions/'],
    ['Blog', 'https://library.example/blog/'],
  ]);
});
