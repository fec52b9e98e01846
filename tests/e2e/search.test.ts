import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { act } from '../support/browse-analytics.ts';
import { browse } from '../support/browse.ts';
import { useReaders } from '../support/browser.ts';
import { rest } from '../support/settle.ts';

const browsing = browse('library');
/** A Chromium without windows never loads what a click with Ctrl opens. */
const withWindows = useReaders({ windows: true });
let page: Page;

const dialog = () => page.getByRole('dialog');
const results = () => dialog().locator('[role=option], li a');

async function searchFrom(pathname: string, words: string, reader?: BrowserContext): Promise<void> {
  page = await browsing.open(pathname, reader);
  await page.keyboard.press('Control+k');
  await dialog().waitFor();
  await page.keyboard.type(words);
  await page.locator('dialog.search:not([aria-busy])').waitFor();
  await results().first().waitFor();
}

describe('search', () => {
  test('opens with the button, with Ctrl+K and with the slash, and closes with Escape', async () => {
    page = await browsing.open('/widgets/slider/');
    for (const open of [
      () => page.locator('button.find').click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
    ]) {
      await open();
      await dialog().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog().isVisible()).toBe(false);
    }
  });

  test('lists results from the current section first when a word is found in both', async () => {
    await searchFrom('/gadgets/toggle/', 'zebrafinch');
    await expect.poll(() => results().first().textContent()).toContain('Gadget button');
    await searchFrom('/widgets/slider/', 'zebrafinch');
    await expect.poll(() => results().first().textContent()).not.toContain('Gadget button');
  });

  test('works with the keyboard alone', async () => {
    await searchFrom('/widgets/slider/', 'zebrafinch');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/widgets/button/**');
    await expect.poll(() => dialog().isVisible()).toBe(false);
  });

  test('opens the first page once results arrive if Enter was pressed before', async () => {
    page = await browsing.open('/widgets/slider/');
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await page.keyboard.insertText('zebrafinch');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/widgets/button/**');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    // That was for these results, not for those of the next time.
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await page.locator('dialog.search:not([aria-busy])').waitFor({ state: 'attached' });
    await expect(dialog().isVisible()).resolves.toBe(true);
  });

  test('opens no page any more if it was closed after Enter', async () => {
    page = await browsing.open('/widgets/slider/');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/titles.json', (route) => held.then(() => route.continue()));
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await page.keyboard.insertText('zebrafinch');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().isVisible()).toBe(false);
    release();
    await page.locator('dialog.search:not([aria-busy])').waitFor({ state: 'attached' });
    await rest(page);
    expect(new URL(page.url()).pathname).toBe('/widgets/slider/');
  });

  test('keeps what was typed before any of its scripts arrived, even as the first act on a page', async () => {
    page = await browsing.open('/widgets/slider/');
    let fetch: (() => void) | undefined;
    const isFetched = new Promise<void>((resolve) => (fetch = resolve));
    await page.route(/\/(?:mount-search|reader-acts)\.\w+\.js$/, async (route) => {
      await isFetched;
      await route.continue();
    });
    // The very first act on the page.
    await act(page, '/');
    await page.keyboard.type('zebra');
    await expect.poll(() => page.locator('.find').getAttribute('aria-busy')).toBe('true');
    fetch?.();
    await dialog().waitFor();
    await page.keyboard.type('finch');
    await expect.poll(() => page.locator('.search-field input').inputValue()).toBe('zebrafinch');
    await expect.poll(() => results().first().textContent()).toContain('Button');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().isVisible()).toBe(false);
    await page.keyboard.press('/');
    await dialog().waitFor();
    await page.keyboard.type('toggle');
    await expect.poll(() => page.locator('.search-field input').inputValue()).toBe('toggle');
  });

  test('opens a page in another tab with Ctrl and Enter', async () => {
    await searchFrom('/widgets/slider/', 'zebrafinch', await withWindows.newReader());
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await opened).waitForURL('**/widgets/button/**');
    expect(new URL(page.url()).pathname).toBe('/widgets/slider/');
  });

  test('says so when nothing is found', async () => {
    page = await browsing.open('/widgets/slider/');
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await page.keyboard.type('qqxzv');
    await expect.poll(() => dialog().textContent()).toMatch(/no results|nothing/i);
  });
});
