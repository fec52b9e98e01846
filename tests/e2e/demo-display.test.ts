/** A demo's own width, color mode, direction and density. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { clickUntil, demoOn } from '../support/demo-page.ts';
import { rest, visit } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('demos');
const PAGE = '/kit/counter/';

const menuOf = (page: Page, name: string) => demoOn(page, name).figure.getByRole('menu');
const frameOf = (page: Page, name: string) => demoOn(page, name).figure.frameLocator('iframe');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Opens the menu of a demo; its items by name. */
async function openMenu(page: Page, name: string): Promise<(item: string | RegExp) => Locator> {
  await demoOn(page, name).wake();
  await demoOn(page, name).tool('Display options').click();
  await menuOf(page, name).waitFor();
  return (item) => menuOf(page, name).getByRole('menuitemradio', { name: item });
}

/** Chooses in the menu of a demo, which stays open, and closes it. */
async function choose(page: Page, name: string, ...items: readonly (string | RegExp)[]): Promise<void> {
  const itemOf = await openMenu(page, name);
  for (const item of items) {
    await itemOf(item).click();
    await expect.poll(() => itemOf(item).getAttribute('aria-checked')).toBe('true');
  }
  await page.keyboard.press('Escape');
  await menuOf(page, name).waitFor({ state: 'hidden' });
}

/** The boxes of everything around a demo's stage. */
function around(page: Page, name: string): Promise<readonly unknown[]> {
  return demoOn(page, name).figure.evaluate((figure) =>
    [figure, figure.querySelector('.demo-bar'), ...document.querySelectorAll('main h2, main p')].map((element) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
      return [x, (y ?? 0) + scrollY, width, height];
    }),
  );
}

describe('the width of all demos', () => {
  test('is chosen in the preferences, and remembered; a demo can have another one', async () => {
    const page = await browsing.open(PAGE);
    await demoOn(page, 'Counter').wake();
    await page.getByRole('button', { name: 'Preferences' }).click();
    const widths = page.getByRole('group', { name: 'Width of demos' });
    await widths.getByText('Phone').click();
    const widthIn = (name: string) =>
      frameOf(page, name)
        .locator('body')
        .evaluate(() => innerWidth);
    await expect.poll(() => widthIn('Counter')).toBe(360);
    await page.reload();
    await demoOn(page, 'Counter').wake();
    await expect.poll(() => widthIn('Counter')).toBe(360);
    await choose(page, 'Counter', /Tablet/);
    await expect.poll(() => widthIn('Counter')).toBe(768);
    await choose(page, 'Counter', /Full/);
    await demoOn(page, 'Counter').figure.locator('.demo-frame').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Preferences' }).click();
    await widths.getByText('Tablet').click();
    await expect.poll(() => widthIn('Counter')).toBe(768);
  });
});

describe('the menu', () => {
  test('is not loaded before a reader is at its button', async () => {
    const page = await (await browsing.newReader()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, browsing.site.origin + PAGE);
    await demoOn(page, 'Counter').wake();
    await rest(page);
    const late = () => asked.filter((pathname) => /display-menu|demo-frame/.test(pathname));
    expect(late()).toEqual([]);
    await demoOn(page, 'Counter').tool('Display options').focus();
    await expect.poll(late).toEqual([expect.stringContaining('display-menu')]);
  });

  test('works by keyboard, as menus do', async () => {
    const page = await browsing.open(PAGE);
    await demoOn(page, 'Counter').wake();
    const button = demoOn(page, 'Counter').tool('Display options');
    await button.focus();
    await expect(button.getAttribute('aria-haspopup')).resolves.toBe('menu');
    await page.keyboard.press('Enter');
    await menuOf(page, 'Counter').waitFor();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => focused(page)).toBe('Full');
    await page.keyboard.press('ArrowUp');
    await expect(focused(page)).resolves.toBe('Dense');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).resolves.toBe('Phone 360 px');
    // Space chooses, and the menu stays.
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Width: Phone');
    await expect(menuOf(page, 'Counter').isVisible()).resolves.toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // Enter chooses and closes.
    await page.keyboard.press('Enter');
    await menuOf(page, 'Counter').waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Color mode: Dark');
    await expect(button.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await menuOf(page, 'Counter').waitFor();
    const checked = menuOf(page, 'Counter').locator('[aria-checked=true]');
    await expect
      .poll(() => checked.allTextContents())
      .toEqual(['Phone 360 px', 'Dark', 'Left to right', 'Comfortable']);
    await page.keyboard.press('Tab');
    await menuOf(page, 'Counter').waitFor({ state: 'hidden' });
    await page.keyboard.press('Shift+Tab');
    await expect(button.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
  });

  test.each(
    firstRows([
      ['light', 'ltr', 1280],
      ['dark', 'rtl', 390],
    ] as const),
  )('passes axe and is in the window: %s, %s, %i px', async (colorScheme, direction, width) => {
    const reader = await browsing.newReader({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    await reader.addInitScript((value) => localStorage.setItem('kit-direction', value), direction);
    const page = await browsing.open(PAGE, reader);
    const itemOf = await openMenu(page, 'Counter');
    await itemOf('Phone').click();
    await frameOf(page, 'Counter').getByRole('button').waitFor();
    const box = await menuOf(page, 'Counter').evaluate((menu) => menu.getBoundingClientRect().toJSON() as DOMRect);
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(await page.evaluate(() => document.body.getBoundingClientRect().right));
    expect(box.bottom).toBeLessThanOrEqual(800);
    await expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(true);
    expect(await findViolations(page, { without: ['iframe'] })).toEqual([]);
  });
});

describe('a choice', () => {
  const kit = (frame: FrameLocator) => frame.locator('.kit');

  test('is of this one demo, of which it tells its provider', async () => {
    const page = await browsing.open(PAGE);
    await choose(page, 'Counter', 'Dark', 'Right to left', 'Dense');
    const own = kit(frameOf(page, 'Counter'));
    await expect.poll(() => own.getAttribute('data-kit-mode')).toBe('dark');
    await expect(own.getAttribute('dir')).resolves.toBe('rtl');
    await expect(own.getAttribute('data-kit-dense')).resolves.toBe('true');
    const root = frameOf(page, 'Counter').locator('html');
    await expect(
      root.evaluate((html: HTMLElement) => [html.dir, html.dataset['mode'], html.dataset['dense']]),
    ).resolves.toEqual(['rtl', 'dark', '']);
    await demoOn(page, 'Plain').wake();
    await expect(demoOn(page, 'Plain').figure.locator('iframe').count()).resolves.toBe(0);
    await expect(demoOn(page, 'Plain').stage.locator('.kit').getAttribute('data-kit-mode')).resolves.toBe('light');
    await expect(page.evaluate(() => document.documentElement.dir)).resolves.toBe('ltr');
  });

  test('stays when the page changes, and all else follows the page', async () => {
    const page = await browsing.open(PAGE);
    await choose(page, 'Counter', 'Dark');
    const own = kit(frameOf(page, 'Counter'));
    await expect.poll(() => own.getAttribute('data-kit-mode')).toBe('dark');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => own.getAttribute('dir')).toBe('rtl');
    await expect(own.getAttribute('data-kit-mode')).resolves.toBe('dark');
  });

  test('that is the page’s own brings back the demo in the page, with its state', async () => {
    const page = await browsing.open(PAGE);
    const { stage, wake, tool } = demoOn(page, 'Counter');
    await wake();
    await clickUntil(stage.getByRole('button'), async () => (await stage.textContent()) !== 'Clicked 0 times');
    const before = await stage.textContent();
    await choose(page, 'Counter', 'Dark');
    const own = frameOf(page, 'Counter').getByRole('button');
    await expect.poll(() => own.textContent()).toBe('Clicked 0 times');
    await own.click();
    await expect.poll(() => own.textContent()).toBe('Clicked 1 times');
    await expect(stage.isVisible()).resolves.toBe(false);
    await tool('Reset the demo').click();
    await expect.poll(() => own.textContent()).toBe('Clicked 0 times');
    await choose(page, 'Counter', 'Light');
    await expect.poll(() => stage.isVisible()).toBe(true);
    await expect(stage.textContent()).resolves.toBe(before);
    await expect(demoOn(page, 'Counter').figure.locator('iframe').count()).resolves.toBe(0);
  });

  test.each(
    firstRows([
      ['Phone', 360, 1],
      ['Tablet', 768, 0.9],
    ]),
  )('of a width gives the demo such a window, in the middle: %s', async (item, width, most) => {
    const page = await browsing.open(PAGE);
    await choose(page, 'Counter', item);
    const frame = demoOn(page, 'Counter').figure.locator('iframe');
    await frameOf(page, 'Counter').getByRole('button').waitFor();
    await expect(kit(frameOf(page, 'Counter')).evaluate(() => innerWidth)).resolves.toBe(width);
    const box = await frame.boundingBox();
    const figure = await demoOn(page, 'Counter').figure.boundingBox();
    const middle = ({ x, width: wide }: { x: number; width: number }) => x + wide / 2;
    if (!box || !figure) throw new Error('Nothing is there.');
    expect(box.width).toBeLessThanOrEqual(figure.width);
    expect(box.width).toBeGreaterThan(Math.min(width, figure.width) * most - 3);
    expect(Math.abs(middle(box) - middle(figure))).toBeLessThan(1);
  });

  test('moves nothing around its demo', async () => {
    const page = await (await browsing.newReader()).newPage();
    await noteShifts(page);
    await visit(page, browsing.site.origin + PAGE);
    await demoOn(page, 'Counter').wake();
    await rest(page);
    const before = await around(page, 'Counter');
    for (const item of ['Dark', 'Right to left', 'Phone', 'Tablet', 'Full', 'Left to right', 'Light']) {
      await choose(page, 'Counter', item);
      await rest(page);
      expect(await around(page, 'Counter'), item).toEqual(before);
    }
    // The demo itself moves to the middle, as its reader has asked.
    expect((await shifts(page)).filter(({ value, hadRecentInput }) => value > 0.0005 && !hadRecentInput)).toEqual([]);
  });

  test('that cannot be shown is taken back, and readers hear why', async () => {
    const page = await browsing.open(PAGE);
    await page.route('**/demo-frame.js*', (route) => route.abort());
    await choose(page, 'Counter', 'Dark');
    await page.getByRole('alert').first().waitFor();
    await expect(demoOn(page, 'Counter').figure.locator('iframe').count()).resolves.toBe(0);
    await expect(demoOn(page, 'Counter').stage.isVisible()).resolves.toBe(true);
    const itemOf = await openMenu(page, 'Counter');
    await expect.poll(() => itemOf('Light').getAttribute('aria-checked')).toBe('true');
  });
});

describe('a demo that is in a frame anyway', () => {
  test('follows all choices where it is, and keeps its state', async () => {
    const page = await browsing.open('/kit/framed/');
    await demoOn(page, 'Framed').wake();
    const frame = frameOf(page, 'Framed');
    await clickUntil(
      frame.getByRole('button'),
      async () => (await frame.getByRole('button').textContent()) !== 'Clicked 0 times',
    );
    const count = await frame.getByRole('button').textContent();
    const before = await around(page, 'Framed');
    await choose(page, 'Framed', 'Phone', 'Dark', 'Right to left', 'Dense');
    const own = frame.locator('.kit');
    await expect.poll(() => own.getAttribute('data-kit-mode')).toBe('dark');
    await expect(own.getAttribute('dir')).resolves.toBe('rtl');
    await expect(own.getAttribute('data-kit-dense')).resolves.toBe('true');
    await expect(own.evaluate(() => innerWidth)).resolves.toBe(360);
    await expect(frame.getByRole('button').textContent()).resolves.toBe(count);
    expect(await around(page, 'Framed')).toEqual(before);
    await choose(page, 'Framed', 'Full', 'Light');
    await expect.poll(() => own.getAttribute('data-kit-mode')).toBe('light');
    await expect(own.getAttribute('dir')).resolves.toBe('rtl');
  });

  test('follows them as well if it starts before its page does', async () => {
    const page = await (await browsing.newReader()).newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_nav/assets/*.js', (route) => held.then(() => route.continue()));
    await page.goto(`${browsing.site.origin}/kit/framed/`, { waitUntil: 'commit' });
    const frame = frameOf(page, 'Framed');
    await frame.getByRole('button').scrollIntoViewIfNeeded();
    await clickUntil(
      frame.getByRole('button'),
      async () => (await frame.getByRole('button').textContent()) !== 'Clicked 0 times',
    );
    release();
    await choose(page, 'Framed', 'Dark', 'Right to left');
    await expect.poll(() => frame.locator('.kit').getAttribute('data-kit-mode')).toBe('dark');
    await expect(frame.locator('.kit').getAttribute('dir')).resolves.toBe('rtl');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('group', { name: 'Density' }).getByText('Dense').click();
    await expect.poll(() => frame.locator('.kit').getAttribute('data-kit-dense')).toBe('true');
  });
});
