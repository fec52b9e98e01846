import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('library');
let page: Page;

beforeEach(async () => {
  page = await (await browsing.newReader({ javaScriptEnabled: false })).newPage();
});

describe('without script', () => {
  test('a reader walks from the section landing through a group to a page and on to the next one', async () => {
    await page.goto(`${browsing.site.origin}/widgets/`);
    const sidebar = page.getByRole('navigation', { name: 'Widgets' });
    await sidebar.getByRole('link', { name: 'Inputs' }).click();
    expect(new URL(page.url()).pathname).toBe('/widgets/inputs/');
    await page.getByRole('main').getByRole('link', { name: 'Button' }).first().click();
    await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toContain('Button');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /Slider/ })
      .click();
    expect(new URL(page.url()).pathname).toBe('/widgets/slider/');
  });

  test('the branch with the page is open, the page is marked, and other groups are links', async () => {
    await page.goto(`${browsing.site.origin}/widgets/bar-chart/`);
    const sidebar = page.getByRole('navigation', { name: 'Widgets' });
    await expect(sidebar.getByRole('link', { name: 'Bar chart' }).getAttribute('aria-current')).resolves.toBe('page');
    await expect(sidebar.getByRole('link', { name: 'Pie chart' }).count()).resolves.toBe(1);
    await expect(sidebar.getByRole('link', { name: 'Slider' }).count()).resolves.toBe(0);
    await sidebar.getByRole('link', { name: 'Inputs' }).click();
    await expect(sidebar.getByRole('link', { name: 'Slider' }).count()).resolves.toBe(1);
  });

  test('the breadcrumbs name each group above the page', async () => {
    await page.goto(`${browsing.site.origin}/widgets/bar-chart/`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    const names = (await trail.getByRole('listitem').allTextContents()).map((name) => name.trim());
    expect(names.join(' ')).toMatch(/Display.*Charts/);
  });

  test('the version menu opens and marks the current version', async () => {
    await page.goto(`${browsing.site.origin}/widgets/button/`);
    await page.locator('.bar .versions').click();
    const menu = page.locator('#menu-versions');
    await expect(menu.getByRole('link', { name: 'v1', exact: true }).getAttribute('href')).resolves.toBe(
      'https://v1.library.example/widgets/button/',
    );
    await expect(menu.locator('[aria-current]').textContent()).resolves.toContain('v2.0.0');
    await expect(menu.getByRole('link', { name: 'View all versions' }).isVisible()).resolves.toBe(true);
  });

  test('tabs are links, and the open one is marked', async () => {
    await page.goto(`${browsing.site.origin}/gadgets/toggle/`);
    await page.locator('nav.tabs').getByRole('link', { name: 'Hooks' }).click();
    expect(new URL(page.url()).pathname).toBe('/gadgets/toggle/hooks-api/');
    await expect(page.locator('nav.tabs [aria-current="page"]').textContent()).resolves.toContain('Hooks');
    const sidebar = page.getByRole('navigation', { name: 'Gadgets' });
    await expect(sidebar.locator('[aria-current="page"]').textContent()).resolves.toContain('Toggle');
  });

  test('a missing page shows the 404 page with links to continue', async () => {
    const response = await page.goto(`${browsing.site.origin}/widgets/no-such-page/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }).isVisible()).resolves.toBe(true);
    await expect(page.getByRole('link', { name: 'Widgets' }).first().isVisible()).resolves.toBe(true);
  });

  test('the navigation opens on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${browsing.site.origin}/widgets/button/`);
    const slider = page.locator('#side').getByRole('link', { name: 'Slider' });
    await expect(slider.isVisible()).resolves.toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(slider.isVisible()).resolves.toBe(true);
  });

  test('the skip link leads to the content', async () => {
    await page.goto(`${browsing.site.origin}/widgets/button/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
  });
});
