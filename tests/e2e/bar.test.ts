import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { SMALL_PAGES } from '../support/sample-pages.ts';
import { rest } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';
import { nameOfFocused } from './support/focus.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('library');
const PAGE = SMALL_PAGES['long page'];
const PHONE = { viewport: { width: 390, height: 844 } };

const bottomOfBar = (page: Page) => page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().bottom);

describe('the drawer of a phone', () => {
  test('has search, preferences, products and versions, all of them by keyboard', async () => {
    const page = await browsing.open(PAGE, PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('#side');
    await drawer.waitFor();
    const names: string[] = [];
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      names.push(await nameOfFocused(page));
    }
    expect(names).toEqual(['Search', 'Preferences', 'Products', 'v2.0.0']);
    await page.keyboard.press('Enter');
    await page.locator('#menu-versions').getByRole('link', { name: 'v1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const products = page.locator('#menu-products');
    await products.waitFor();
    expect(await findViolations(page)).toEqual([]);
    // Escape leaves one after the other.
    await page.keyboard.press('Escape');
    await expect.poll(() => products.isVisible()).toBe(false);
    await expect(drawer.isVisible()).resolves.toBe(true);
    await page.keyboard.press('Enter');
    await products.getByRole('link', { name: 'Gadgets' }).press('Enter');
    await page.waitForURL(/\/gadgets\/$/);
    await expect.poll(() => page.locator('#side').isVisible()).toBe(false);
  });

  test.each(['Search', 'Preferences'])('opens %s in its place', async (name) => {
    const page = await browsing.open(PAGE, PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('.drawer-tools').getByRole('button', { name }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    // The drawer slides out.
    await expect.poll(() => page.locator('#side').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // Not to the button in the drawer, which is gone.
    expect(await nameOfFocused(page)).toBe('Open navigation');
  });

  test('is there on the start page, too, which has no sidebar beside it', async () => {
    const page = await browsing.open('/', PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('.drawer-tools').getByRole('button', { name: 'Products' }).click();
    await page.locator('#menu-products').getByRole('link', { name: 'Gadgets' }).click();
    await page.waitForURL(/\/gadgets\/$/);
  });
});

describe('on a phone, the bar', () => {
  const open = async (reader = {}) => {
    const context = await browsing.newReader({ ...PHONE, ...reader });
    await noteShifts(context);
    const page = await browsing.open(PAGE, context);
    // The first interaction loads what moves the bar.
    await page.keyboard.press('Shift');
    await rest(page);
    return page;
  };

  test('takes at most 96 px', async () => {
    const page = await open();
    const { height } = (await page.locator('.bar').boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(96);
  });

  test.each(firstRows([['no-preference'], ['reduce']] as const))(
    'goes while scrolling down, and is back on scrolling up, on focus and at the top, without a shift: %s',
    async (reducedMotion) => {
      const page = await open({ reducedMotion });
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => bottomOfBar(page)).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -120);
      await expect.poll(() => bottomOfBar(page)).toBeGreaterThanOrEqual(60);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => bottomOfBar(page)).toBeLessThanOrEqual(0);
      const place = await page.evaluate(() => scrollY);
      await page.locator('.burger').focus();
      await expect.poll(() => bottomOfBar(page)).toBeGreaterThanOrEqual(60);
      await rest(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await page.locator('.burger').blur();
      await expect.poll(() => bottomOfBar(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => bottomOfBar(page)).toBeGreaterThanOrEqual(60);
      expect((await shifts(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
    },
  );

  test('leaves no gap where it was, below a banner, when a reader has scrolled a little', async () => {
    const page = await open();
    await page.mouse.move(200, 400);
    for (let step = 0; step < 6; step++) {
      await page.mouse.wheel(0, 20);
      await rest(page);
      const start = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
      expect(await bottomOfBar(page)).toBeGreaterThanOrEqual(Math.max(0, start));
    }
  });

  test('goes for a reader who only touches the page', async () => {
    const reader = await browsing.newReader({ ...PHONE, hasTouch: true, isMobile: true });
    const page = await browsing.open(PAGE, reader);
    const finger = await reader.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
      for (let step = 1; step <= 10; step++)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + ((to - from) * step) / 10) });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await rest(page);
    };
    // The first touch loads what moves the bar.
    await swipe(700, 300);
    await swipe(700, 300);
    await expect.poll(() => bottomOfBar(page)).toBeLessThanOrEqual(0);
    await swipe(300, 500);
    await expect.poll(() => bottomOfBar(page)).toBeGreaterThanOrEqual(60);
  });

  test('covers no heading that a link leads to, upwards or downwards', async () => {
    const page = await open();
    const headings = page.locator('.prose .h2 > h2');
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
    for (const id of [ids.at(-2), ids[1], ids.at(-3)]) {
      await page.evaluate((hash) => (location.hash = hash), id ?? '');
      await rest(page);
      const top = await page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(Math.max(0, await bottomOfBar(page)));
      expect(top).toBeLessThan(160);
    }
  });
});

test('on wide screens, the bar stays while scrolling, and so does what is below it', async () => {
  const page = await browsing.open(PAGE);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 900);
  await rest(page);
  await page.mouse.wheel(0, 900);
  await rest(page);
  expect(await bottomOfBar(page)).toBeGreaterThanOrEqual(60);
  expect(Math.round((await page.locator('#side').boundingBox())?.y ?? 0)).toBe(60);
});

test.each(firstRows(['.brand', '.lineup a', '.bar .versions', '.find']))(
  'the focus of the keyboard in the bar, %s, leaves the page where it is',
  async (control) => {
    const page = await browsing.open(PAGE);
    await page.keyboard.press('Shift');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 1800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800);
    await page.locator(control).first().focus();
    await rest(page);
    expect(await page.evaluate(() => scrollY)).toBe(1800);
  },
);
