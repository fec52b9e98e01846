import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, isMarked, markDocument, readFixture } from './support/fixture-reader.ts';

const fixture = readFixture({ search: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => page.getByRole('combobox');
const status = (page: Page) => dialog(page).getByRole('status').textContent();
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.getAttribute('href');
  });

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
}

describe('search', () => {
  test('nothing of it loads before the reader comes near; then the click that woke it opens it', async () => {
    const page = await fixture.open('/alpha/one/');
    await page.waitForTimeout(100);
    expect(fixture.site.takeRequests().filter((path) => /search|site\.json|pagefind/.test(path))).toEqual([]);
    await page.locator('.find').hover();
    await eventually(() => fixture.site.takeRequests()).toContain('/docs/_nav/mount-search.js');
    await page.locator('.find').click();
    await eventually(() => dialog(page).isVisible()).toBe(true);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => status(page)).toBe('Type to search all sections.');
  });

  test('finds pages of all sections, the open one first, with marks, tags and headings', async () => {
    const page = await fixture.open('/beta/home/');
    await ask(page, 'slider');
    await eventually(() => page.getByRole('option').count()).toBeGreaterThan(1);
    expect(await page.locator('.search-section').allTextContents()).toEqual(['Beta UI', 'Alpha UI']);
    expect(await dialog(page).getByRole('group', { name: 'Beta UI' }).getByRole('option').count()).toBeGreaterThan(0);
    const first = page.getByRole('option').first();
    expect(await first.getAttribute('href')).toBe('/docs/beta/slider/');
    expect(await first.locator('.search-title').textContent()).toBe('slider of beta New Beta');
    expect(await first.locator('mark').first().textContent()).toBe('slider');
    expect(await first.locator('b').count()).toBe(0);
    expect(await first.textContent()).toContain('<b>');
    expect(await status(page)).toBe('2 pages found');
    await field(page).fill('sizes');
    await eventually(() => page.locator('.search-place').first().getAttribute('href')).toContain('#sizes');
  });

  test('is driven by the keyboard: arrows, Home, End, Enter and Escape', async () => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('button');
    await eventually(() => active(page)).toBe('/docs/alpha/button/');
    const all = await page.getByRole('option').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(all.length).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(all[1]);
    await page.keyboard.press('End');
    expect(await active(page)).toBe(all.at(-1));
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(all[0]);
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe(all.at(-1));
    await page.keyboard.press('Home');
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await eventually(() => page.title()).toBe('Button');
    expect(await isMarked(page)).toBe(true);
    expect(await dialog(page).isVisible()).toBe(false);
    await page.keyboard.press('/');
    await eventually(() => dialog(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test('has no accessibility violations, with results and without', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'slider');
    await eventually(() => page.getByRole('option').count()).toBeGreaterThan(1);
    const check = () => new AxeBuilder({ page }).include('dialog').analyze();
    expect((await check()).violations).toEqual([]);
    await field(page).fill('xyzzyqq');
    await eventually(() => page.getByRole('option').count()).toBe(0);
    expect((await check()).violations).toEqual([]);
  });

  test('a slash that the reader types is a slash', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'a');
    await eventually(() => status(page)).not.toBe('Searching…');
    await field(page).press('/');
    expect(await field(page).inputValue()).toContain('/');
  });

  test('says when nothing is found', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'xyzzyqq');
    await eventually(() => status(page)).toBe('Nothing found for “xyzzyqq”. Try fewer or other words.');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('says when the site has no index', async () => {
    const reader = await fixture.newReader();
    await reader.route('**/site.json', (route) => route.fulfill({ json: { sections: [] } }));
    const page = await fixture.open('/alpha/one/', reader);
    await ask(page, 'button');
    await eventually(() => status(page)).toBe('This site was built without a search index.');
  });

  test('says when it cannot be loaded, and works once it can', async () => {
    const reader = await fixture.newReader();
    const page = await fixture.open('/alpha/one/', reader);
    const script = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/mount-search.js'));
    await page.locator('.find').hover();
    await script;
    await reader.setOffline(true);
    await ask(page, 'button');
    await eventually(() => status(page)).toBe('Search could not be loaded. Check your connection and try again.');
    await reader.setOffline(false);
    await field(page).fill('slider');
    await eventually(() => active(page)).toBe('/docs/alpha/slider/');
  });

  test('a damaged index of another section does not hinder the rest', async () => {
    const reader = await fixture.newReader();
    await reader.route('**/search/beta/**', (route) => route.fulfill({ status: 404 }));
    const page = await fixture.open('/alpha/one/', reader);
    await ask(page, 'slider');
    await eventually(() => active(page)).toBe('/docs/alpha/slider/');
  });
});
