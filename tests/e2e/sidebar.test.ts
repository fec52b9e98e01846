import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('library');
let page: Page;

const open = async (options = {}) => {
  page = await browsing.open('/widgets/button/', options);
};
const sidebar = () => page.locator('#side');
// A row's tags follow its title; with script a group is a button.
const row = (title: string) =>
  sidebar()
    .locator('a')
    .filter({ hasText: new RegExp(`^${title}`) });
const left = (name: string) => row(name).evaluate((link) => Math.round(link.getBoundingClientRect().left));

describe('sidebar', () => {
  test('a group opens and closes in place', async () => {
    await open();
    const display = row('Display');
    await expect(display.getAttribute('aria-expanded')).resolves.toBe('false');
    await display.click();
    await expect.poll(() => display.getAttribute('aria-expanded')).toBe('true');
    await row('Charts').waitFor();
    expect(new URL(page.url()).pathname).toBe('/widgets/button/');
    await display.click();
    await expect.poll(() => display.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => row('Charts').isVisible()).toBe(false);
  });

  test('a group whose rows cannot be fetched leaves those alone who have gone on', async () => {
    await open();
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    await page.route('**/_nav/**/*.html', (route) => ended.then(() => route.abort()));
    await row('Display').click();
    await expect.poll(() => row('Display').getAttribute('aria-expanded')).toBe('true');
    await row('Slider').click();
    await page.waitForURL('**/widgets/slider/');
    end();
    await expect.poll(() => row('Display').getAttribute('aria-expanded')).toBe('false');
    expect(new URL(page.url()).pathname).toBe('/widgets/slider/');
    await page.unroute('**/_nav/**/*.html');
    await row('Display').click();
    await row('Charts').waitFor();
  });

  test('a group opens with the keyboard, and its rows come next in tab order', async () => {
    await open();
    await row('Display').focus();
    await page.keyboard.press('Enter');
    await row('Charts').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toContain('Table');
  });

  test('a group that a reader opened stays open on the next page', async () => {
    await open();
    await row('Display').click();
    await row('Charts').waitFor();
    await row('Slider').click();
    await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
    await expect(row('Display').getAttribute('aria-expanded')).resolves.toBe('true');
    await expect(row('Charts').isVisible()).resolves.toBe(true);
  });

  test('rows below a subheader are at the same depth as their neighbours, without a toggle', async () => {
    await open();
    await expect(left('Text field')).resolves.toBe(await left('Button'));
    await expect(sidebar().getByText('Text', { exact: true }).getAttribute('aria-expanded')).resolves.toBeNull();
  });

  test('tags show words, and plans have accessible names', async () => {
    await open();
    await expect(sidebar().getByRole('img', { name: 'Pro plan' }).count()).resolves.toBe(1);
    await expect(sidebar().getByText('New', { exact: true }).isVisible()).resolves.toBe(true);
  });

  test('links that leave the site keep their address', async () => {
    await open();
    await expect(sidebar().getByRole('link', { name: 'Store' }).getAttribute('href')).resolves.toBe(
      'https://store.library.example/',
    );
  });

  test('the icon of a row is a file of the site, in the color of the text', async () => {
    await open();
    const { mask, background, color } = await row('Button')
      .locator('.icon')
      .evaluate((icon) => {
        const { maskImage, backgroundColor, color } = getComputedStyle(icon);
        return { mask: maskImage, background: backgroundColor, color };
      });
    expect(background).toBe(color);
    const response = await page.request.get(/^url\("(.+)"\)$/.exec(mask)?.[1] ?? mask);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  test('on a small screen its close button stays visible, however far it is scrolled', async () => {
    const page = await browsing.open('/widgets/button/', { viewport: { width: 390, height: 200 } });
    await page.locator('.burger').click();
    const side = page.locator('.side');
    await side.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await side.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40);
    const top = await side.locator('.close').evaluate((button) => button.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    await side.locator('.close').click();
    await expect.poll(() => side.isVisible()).toBe(false);
  });

  test('on a phone it opens over the page, and closes on Escape and when a page is chosen', async () => {
    await open({ viewport: { width: 390, height: 800 } });
    const burger = page.getByRole('button', { name: 'Open navigation' });
    await burger.click();
    await expect.poll(() => row('Slider').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => row('Slider').isVisible()).toBe(false);
    await burger.click();
    await row('Slider').click();
    await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
    await expect.poll(() => row('Button').isVisible()).toBe(false);
  });
});
