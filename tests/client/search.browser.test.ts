import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { rest } from '../support/settle.ts';
import { eventually, isMarked, markDocument, readFixture } from './support/fixture-reader.ts';

const fixture = readFixture({ search: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
/** The rows of the list, without the products in the menu. */
const rows = (page: Page) => page.locator('[role=option]');
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
  test('loads nothing before the reader comes near; then the click that woke it opens it', async () => {
    const page = await fixture.open('/alpha/one/');
    await rest(page);
    expect(fixture.site.takeRequests().filter((path) => /search|titles\.json|rows\.json|pagefind/.test(path))).toEqual(
      [],
    );
    await page.locator('.find').hover();
    await eventually(() => fixture.site.takeRequests()).toContain('/docs/_nav/mount-search.js');
    await page.locator('.find').click();
    await eventually(() => dialog(page).isVisible()).toBe(true);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => page.locator('.search-section').allTextContents()).toEqual(['Start here']);
    // Titles are enough to begin with.
    expect(fixture.site.takeRequests().filter((path) => /pagefind|rows\.json/.test(path))).toEqual([]);
  });

  test.each([
    ['a click', (page: Page) => page.locator('.find').click()],
    ['a slash', (page: Page) => page.keyboard.press('/')],
  ])('opens for %s that comes before its script, once the script is there, with what was typed', async (_, act) => {
    const page = await fixture.open('/alpha/one/');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_nav/main*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.find').waitFor();
    await act(page);
    await page.keyboard.type('sli');
    expect(await dialog(page).isVisible()).toBe(false);
    release();
    await eventually(() => dialog(page).isVisible()).toBe(true);
    await page.keyboard.type('der');
    await eventually(() => field(page).inputValue()).toBe('slider');
    await eventually(() => active(page)).toBe('/docs/alpha/slider/');
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).isVisible()).toBe(false);
  });

  test('finds titles and rows on a site without indexes of texts, and reports no failure', async () => {
    const page = await fixture.open('/alpha/one/');
    await page.route('**/titles.json', async (route) => {
      const titles = (await (await route.fetch()).json()) as { sections: { indexes: string[] }[] };
      await route.fulfill({
        json: { ...titles, sections: titles.sections.map((section) => ({ ...section, indexes: [] })) },
      });
    });
    fixture.site.takeRequests();
    await ask(page, 'slider');
    await eventually(() => status(page)).toBe('2 pages found');
    expect(await rows(page).first().getAttribute('href')).toBe('/docs/alpha/slider/');
    await field(page).fill('indeterminate');
    await eventually(() => active(page)).toBe('/docs/alpha/checkbox/#checkbox-prop-indeterminate');
    expect(fixture.site.takeRequests().filter((path) => path.includes('pagefind'))).toEqual([]);
  });

  test('finds pages of all sections, those of the current one first, with marks, tags and headings', async () => {
    const page = await fixture.open('/beta/home/');
    await ask(page, 'slider');
    await eventually(() => rows(page).count()).toBeGreaterThan(1);
    expect(await page.locator('.search-place').allTextContents()).toEqual(['Beta UI', 'Alpha UI']);
    const first = rows(page).first();
    expect(await first.getAttribute('href')).toBe('/docs/beta/slider/');
    expect(await first.locator('.search-title').textContent()).toBe('slider of beta New Beta');
    await eventually(() => first.locator('mark').allTextContents()).toEqual(['slider ']);
    expect(await first.locator('b').count()).toBe(0);
    expect(await first.textContent()).toContain('<b>');
    expect(await status(page)).toBe('2 pages found');
    await field(page).fill('sizes');
    await eventually(() => active(page)).toContain('#sizes');
    expect(await rows(page).first().locator('.search-kind').textContent()).toBe('Section');
  });

  test('says what a result is: a prop with its type and default, and the word that a synonym stands for', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'indeterminate');
    const first = rows(page).first();
    await eventually(() => first.textContent()).toBe('indeterminate Prop Alpha UI · checkbox of alpha boolean = false');
    expect(await first.getAttribute('href')).toBe('/docs/alpha/checkbox/#checkbox-prop-indeterminate');
    await field(page).fill('knob');
    await eventually(() => first.locator('.search-place').textContent()).toBe('for “knob” · Alpha UI');
  });

  test('the first row is chosen whatever comes later, until the reader moves; then rows stay where they are', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'checkbox');
    await eventually(() => status(page)).toBe('2 pages found');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.pf_fragment', async (route) => {
      await released;
      await route.continue();
    });
    const hrefs = () => rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // The titles are there before the texts.
    await field(page).fill('slider');
    await eventually(() => hrefs()).toEqual(['/docs/alpha/slider/', '/docs/beta/slider/']);
    expect(await active(page)).toBe('/docs/alpha/slider/');
    await page.keyboard.press('ArrowDown');
    const before = await rows(page).nth(1).boundingBox();
    release();
    await eventually(() => status(page)).toBe('2 pages found');
    expect(await active(page)).toBe('/docs/beta/slider/');
    expect((await hrefs()).slice(0, 2)).toEqual(['/docs/alpha/slider/', '/docs/beta/slider/']);
    expect((await rows(page).nth(1).boundingBox())?.y).toBe(before?.y);
    // The next letter starts over.
    await field(page).fill('slide');
    await eventually(() => status(page)).toBe('2 pages found');
    expect(await active(page)).toBe('/docs/alpha/slider/');
  });

  test('the pointer chooses the row that it moves to, and a list that appears below it does not', async () => {
    const page = await fixture.open('/alpha/one/');
    await page.keyboard.press('/');
    await field(page).waitFor();
    const box = await field(page).boundingBox();
    await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 150);
    await field(page).fill('slider');
    await eventually(() => status(page)).toBe('2 pages found');
    expect(await active(page)).toBe('/docs/alpha/slider/');
    const second = await rows(page).nth(1).boundingBox();
    await page.mouse.move((second?.x ?? 0) + 20, (second?.y ?? 0) + 20);
    await eventually(() => active(page)).toBe('/docs/beta/slider/');
  });

  test('searches one product, chosen by keyboard', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'slider');
    await eventually(() => status(page)).toBe('2 pages found');
    await page.keyboard.press('Tab');
    const product = dialog(page).getByRole('combobox', { name: 'Product' });
    expect(await product.evaluate((select) => select === document.activeElement)).toBe(true);
    await page.keyboard.type('Beta');
    await eventually(() => status(page)).toBe('1 page found');
    expect(await active(page)).toBe('/docs/beta/slider/');
    await page.keyboard.press('Shift+Tab');
    await field(page).fill('xyzzyqq');
    await eventually(() => status(page)).toContain('Only Beta UI was searched.');
    expect(await findViolations(page, { within: 'dialog' })).toEqual([]);
  });

  test('is operated by keyboard: arrows, Home, End, Enter and Escape', async () => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('button');
    await eventually(() => active(page)).toBe('/docs/alpha/button/');
    await eventually(() => status(page)).toBe('2 pages found');
    const all = await rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
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
    await eventually(() => rows(page).count()).toBeGreaterThan(1);
    const check = () => findViolations(page, { within: 'dialog' });
    expect(await check()).toEqual([]);
    await field(page).fill('xyzzyqq');
    await eventually(() => rows(page).count()).toBe(0);
    expect(await check()).toEqual([]);
  });

  test('a slash that the reader types stays a slash', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'a');
    await eventually(() => rows(page).count()).toBeGreaterThan(0);
    await field(page).press('/');
    expect(await field(page).inputValue()).toContain('/');
  });

  test('searches in a worker, and in the page where a policy refuses workers', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'slider');
    await eventually(() => status(page)).toBe('2 pages found');
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('/search-worker.js')]);
    const reader = await fixture.newReader();
    await reader.route('**/alpha/one/', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = `${headers['content-security-policy']};worker-src 'none'`;
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
    const strict = await fixture.open('/alpha/one/', reader);
    await ask(strict, 'slider');
    await eventually(() => status(strict)).toBe('2 pages found');
    expect(await active(strict)).toBe('/docs/alpha/slider/');
    expect(strict.workers()).toEqual([]);
  });

  test('cuts what is longer than any name or message, and says so', async () => {
    const page = await fixture.open('/alpha/one/');
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.insertText(`slider ${'x'.repeat(100_000)}`);
    await eventually(() => status(page)).toContain('Only the first 200 characters were searched.');
    expect((await field(page).inputValue()).length).toBe(201);
    await field(page).fill('slider');
    await eventually(() => status(page)).toBe('2 pages found');
  });

  test('Enter opens what was typed last, not what the list still shows', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'button');
    await eventually(() => status(page)).toBe('2 pages found');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = 'checkbox';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await eventually(() => page.url()).toContain('/alpha/checkbox/');
  });

  test('says when nothing is found', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'xyzzyqq');
    await eventually(() => status(page)).toBe(
      'Nothing found for “xyzzyqq”. Try fewer or different words.Titles, props and the text of all pages were searched.',
    );
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await field(page).fill('chkbxox');
    await eventually(() => page.locator('.search-section').allTextContents()).toEqual(['Similar titles']);
    expect(await active(page)).toBe('/docs/alpha/checkbox/');
  });

  test('says when the site has no index', async () => {
    const reader = await fixture.newReader();
    await reader.route('**/titles.json', (route) => route.fulfill({ status: 404 }));
    const page = await fixture.open('/alpha/one/', reader);
    await ask(page, 'button');
    await eventually(() => status(page)).toBe('This site was built without a search index.');
  });

  test('says when it cannot be loaded, and works once it can', async () => {
    const reader = await fixture.newReader();
    const page = await fixture.open('/alpha/one/', reader);
    const script = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/mount-search.js'));
    await page.locator('.find').hover();
    // Including all that it imports: the script is there, but what it fetches later is not.
    await page.evaluate(`import(${JSON.stringify((await script).url())}).then(() => {})`);
    await reader.setOffline(true);
    await ask(page, 'button');
    await eventually(() => status(page)).toBe('Search could not be loaded.');
    // Outside the dialog, it could not be seen.
    await eventually(() => page.locator('dialog[open] > .not-loaded').textContent()).toContain('Check your connection');
    await reader.setOffline(false);
    await field(page).fill('slider');
    await eventually(() => active(page)).toBe('/docs/alpha/slider/');
  });

  test('a damaged index of another section does not affect the rest', async () => {
    const reader = await fixture.newReader();
    await reader.route('**/search/beta/**', (route) => route.fulfill({ status: 404 }));
    const page = await fixture.open('/alpha/one/', reader);
    await ask(page, 'slider');
    await eventually(() => active(page)).toBe('/docs/alpha/slider/');
  });

  test('offers what was searched and followed again, until it is cleared', async () => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, 'button');
    await eventually(() => active(page)).toBe('/docs/alpha/button/');
    await page.keyboard.press('Enter');
    await eventually(() => page.title()).toBe('Button');
    await page.keyboard.press('/');
    await field(page).fill('');
    const recent = dialog(page).getByRole('group', { name: 'Recent searches' });
    await eventually(() => recent.locator('[role=option]').allTextContents()).toEqual([
      'button',
      'Clear recent searches',
    ]);
    await page.keyboard.press('Enter');
    await eventually(() => active(page)).toBe('/docs/alpha/button/');
    expect(await field(page).inputValue()).toBe('button');
    await field(page).fill('');
    await recent.getByRole('option', { name: 'Clear recent searches' }).click();
    await eventually(() => recent.count()).toBe(0);
    expect(await dialog(page).isVisible()).toBe(true);
  });

  test.each([
    ['knob', '/docs/alpha/slider/'], // a synonym
    ['slidre', '/docs/alpha/slider/'], // letters swapped
    ['indeterminate', '/docs/alpha/checkbox/#checkbox-prop-indeterminate'], // a prop
  ])('%s leads to %s', async (query, href) => {
    const page = await fixture.open('/alpha/one/');
    await ask(page, query);
    await eventually(() => active(page)).toBe(href);
  });

  test('without indexes of the texts, titles still lead to pages, and the dialog says that only titles were searched', async () => {
    const reader = await fixture.newReader();
    await reader.route('**/search/**', (route) => route.fulfill({ status: 404 }));
    const page = await fixture.open('/alpha/one/', reader);
    await ask(page, 'slider');
    await eventually(() => status(page)).toBe(
      'Only titles were searched, because the text of pages could not be loaded.',
    );
    expect(await active(page)).toBe('/docs/alpha/slider/');
  });

  test('closes with a button on phones', async () => {
    const page = await fixture.open(
      '/alpha/one/',
      await fixture.newReader({ viewport: { width: 390, height: 800 }, hasTouch: true }),
    );
    await page.keyboard.press('/');
    const close = dialog(page).getByRole('button', { name: 'Close search' });
    expect(await close.locator('span').isVisible()).toBe(false);
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await close.tap();
    expect(await dialog(page).isVisible()).toBe(false);
  });
});
