import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rest } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';
import { eventually, isMarked, markDocument, readFixture } from './support/fixture-reader.ts';

const fixture = readFixture();

const sideLink = (page: Page, name: string) => page.locator('.side').getByText(name, { exact: true });
const currentRows = (page: Page) => page.locator('.side [aria-current=page]').allTextContents();

async function follow(page: Page, name: string, title: string): Promise<void> {
  await sideLink(page, name).click();
  await eventually(() => page.title()).toBe(title);
}

describe('page changes', () => {
  test('swap main, contents and head; focus, announcement and links of the bar follow', async () => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 500));
    await follow(page, 'two', 'Two');
    expect(await isMarked(page)).toBe(true);
    expect(page.url()).toBe(fixture.site.url('/alpha/two/'));
    expect(await page.locator('h1').allTextContents()).toEqual(['Two']);
    expect(await page.locator('.toc a').count()).toBe(0);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://docs.example/alpha/two/');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('About Two');
    expect(await page.locator('#menu-versions a').last().getAttribute('href')).toBe('https://v6.example/alpha/two/');
    expect(await currentRows(page)).toEqual(['two']);
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0]);
    await eventually(() => page.getByRole('status').textContent()).toBe('Two');
  });

  test('going back restores the scroll position, and a hash leads to its heading', async () => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 700));
    await follow(page, 'two', 'Two');
    await page.goBack();
    await eventually(() => page.title()).toBe('One');
    await eventually(() => page.evaluate(() => scrollY)).toBe(700);
    await page.goForward();
    await eventually(() => page.title()).toBe('Two');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => location.assign('/docs/alpha/button/#sizes'));
    await eventually(() => page.title()).toBe('Button');
    const top = await page.locator('#sizes').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(2);
    expect(await isMarked(page)).toBe(true);
  });

  test('another section brings its own bar and sidebar', async () => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    await page.getByRole('link', { name: 'Beta' }).click();
    await eventually(() => page.title()).toBe('Beta home');
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('.side').getAttribute('aria-label')).toBe('beta');
    expect(await page.getAttribute('html', 'data-section')).toBe('beta');
    expect(await page.locator('[data-mode-toggle]').getAttribute('aria-label')).toContain('Color mode');
  });

  test.each([
    ['another build', '/docs/alpha/other-build/', 'Other build'],
    ['another language', '/docs/alpha/other-language/', 'Other language'],
    ['a missing page', '/docs/alpha/gone/', 'Not found'],
    ['a file', '/docs/_nav/inputs.html', ''],
  ])('%s causes a full page load', async (_, address, title) => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    await page.evaluate((address) => location.assign(address), address);
    await eventually(() => isMarked(page).catch(() => true)).toBe(false);
    await eventually(() => page.title()).toBe(title);
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test('a newer page change cancels the older one', async () => {
    const page = await fixture.open('/alpha/one/');
    await markDocument(page);
    const release = fixture.site.hold('/alpha/two/');
    await sideLink(page, 'two').click();
    await eventually(() => page.locator('.busy').count()).toBe(1);
    expect(await page.getByRole('progressbar', { name: 'Loading page' }).count()).toBe(1);
    await follow(page, 'last', 'Last');
    release();
    await rest(page);
    expect(await page.title()).toBe('Last');
    expect(await page.locator('.busy').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('without the Navigation API, links are plain links', async () => {
    const reader = await fixture.newReader();
    await reader.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'));
    const page = await fixture.open('/alpha/one/', reader);
    await markDocument(page);
    await follow(page, 'two', 'Two');
    expect(await isMarked(page)).toBe(false);
  });

  test("an island's own history entries are left alone", async () => {
    const page = await fixture.open('/alpha/one/');
    // Away from the link in the corner, whose page would be prefetched.
    await page.mouse.move(640, 400);
    await rest(page);
    fixture.site.takeRequests();
    await page.evaluate(() => history.pushState(null, '', '/docs/alpha/one/?tab=2'));
    await rest(page);
    expect(fixture.site.takeRequests()).toEqual([]);
    expect(page.url()).toContain('?tab=2');
  });
});

describe('prefetch', () => {
  test('a page is fetched once when the pointer rests on its link, and then shown from memory', async () => {
    const page = await fixture.open('/alpha/one/');
    fixture.site.takeRequests();
    // Where the pointer is first seen, it may have been before.
    await page.mouse.move(640, 400);
    await sideLink(page, 'two').hover();
    await eventually(() => fixture.site.takeRequests()).toContain('/docs/alpha/two/');
    await follow(page, 'two', 'Two');
    expect(fixture.site.takeRequests()).not.toContain('/docs/alpha/two/');
  });

  test('focus fetches as well; a reader who saves data gets nothing ahead of time', async () => {
    const reader = await fixture.newReader();
    await reader.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: location.hash === '#save' } });
    });
    const page = await fixture.open('/alpha/one/', reader);
    fixture.site.takeRequests();
    await sideLink(page, 'last').focus();
    await eventually(() => fixture.site.takeRequests()).toContain('/docs/alpha/last/');
    const saving = await fixture.open('/alpha/one/#save', reader);
    fixture.site.takeRequests();
    await saving.clock.install();
    await sideLink(saving, 'two').hover();
    // By then, the script that the first interaction loads has arrived.
    await rest(saving);
    await saving.clock.runFor(1000);
    await rest(saving);
    expect(fixture.site.takeRequests().filter((path) => !path.endsWith('.js'))).toEqual([]);
  });
});

describe('sidebar', () => {
  test('a group opens with the rows of its fragment, closes, and responds to the keyboard', async () => {
    const page = await fixture.open('/alpha/one/');
    const group = page.getByRole('button', { name: 'inputs' });
    await group.click();
    await eventually(() => page.locator('.side').getByText('checkbox').isVisible()).toBe(true);
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    expect(page.url()).toBe(fixture.site.url('/alpha/one/'));
    await group.press(' ');
    expect(await page.locator('.side').getByText('checkbox').isVisible()).toBe(false);
    await group.press('Enter');
    expect(await group.getAttribute('aria-expanded')).toBe('true');
  });

  test("a page change keeps the reader's groups and scroll, and opens the branch of the new page", async () => {
    const reader = await fixture.newReader({ viewport: { width: 1280, height: 400 } });
    const page = await fixture.open('/alpha/one/', reader);
    await page.getByRole('button', { name: 'long' }).click();
    await eventually(() => page.locator('.side').getByText('row-39').count()).toBe(1);
    await page.locator('.side').evaluate((side) => (side.scrollTop = 30));
    // A page of a branch that was never opened.
    await page.evaluate(() => location.assign('/docs/alpha/button/'));
    await eventually(() => page.title()).toBe('Button');
    expect(await currentRows(page)).toEqual(['button']);
    expect(await sideLink(page, 'button').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'long' }).getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.side').evaluate((side) => side.scrollTop)).toBe(30);
    await page.getByRole('button', { name: 'long' }).click();
    await follow(page, 'one', 'One');
    expect(await currentRows(page)).toEqual(['one']);
    expect(await page.getByRole('button', { name: 'inputs' }).getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('button', { name: 'long' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('gaps are filled as they come near, in order and without moving a row', async () => {
    const reader = await fixture.newReader();
    await noteShifts(reader);
    const page = await fixture.open('/alpha/row-21/', reader);
    await eventually(() => page.locator('.side li.gap').count()).toBe(0);
    expect(await page.locator('.side li.g ul a').allTextContents()).toEqual(
      Array.from({ length: 40 }, (_, index) => `row-${index}`),
    );
    expect(await currentRows(page)).toEqual(['row-21']);
    await rest(page);
    expect(await shifts(page)).toEqual([]);
  });

  test('the row of the open page is scrolled into view inside the sidebar, and nothing else is', async () => {
    const reader = await fixture.newReader({ viewport: { width: 1280, height: 300 } });
    const page = await fixture.open('/alpha/row-21/', reader);
    const row = page.locator('.side [aria-current]');
    await eventually(async () => (await row.boundingBox())?.y ?? 9999).toBeLessThan(276);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a page whose row is in a gap is found', async () => {
    const reader = await fixture.newReader({ viewport: { width: 1280, height: 300 } });
    await reader.route('**/long.html', (route) => route.abort());
    const page = await fixture.open('/alpha/row-21/', reader);
    await page.evaluate(() => location.assign('/docs/alpha/row-5/'));
    await eventually(() => page.title()).toBe('Row 5');
    expect(await currentRows(page)).toEqual(['row-5']);
    expect(await page.locator('.side li.gap').count()).toBe(2);
    expect(await sideLink(page, 'one').count()).toBe(1);
  });
});
