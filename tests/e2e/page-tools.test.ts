import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('library');

describe('the tools of a page', () => {
  test('copy the Markdown of the page, and say so', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await browsing.open('/widgets/button/', reader);
    const button = page.getByRole('button', { name: 'Copy as Markdown' });
    await button.click();
    await expect.poll(() => page.locator('.page-tools button').textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Button\n/);
    expect(
      await page.request
        .get(browsing.site.origin + (await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')))
        .then((response) => response.text()),
    ).toMatch(/^# Button\n/);
  });

  test('hide whatever needs a script from readers without one', async () => {
    const page = await browsing.open('/widgets/button/', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Copy as Markdown' }).isVisible()).toBe(false);
    expect(await page.getByText('Was this page helpful?').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
  });
});

describe('what readers see', () => {
  test('includes the whole version menu in a window zoomed to 400%', async () => {
    const page = await browsing.open('/widgets/button/', { viewport: { width: 320, height: 200 } });
    await page.locator('.burger').click();
    await page.locator('.drawer-tools .versions').click();
    const menu = await page.locator('#menu-versions').boundingBox();
    expect(menu?.y).toBeGreaterThanOrEqual(0);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(200);
  });

  test('includes the name of an icon that has keyboard focus', async () => {
    const page = await browsing.open('/widgets/button/');
    for (const name of ['mode', 'prefs', 'repo']) {
      const button = page.locator(`.bar .${name}`);
      const tooltip = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(await tooltip()).toBe('none');
      await button.focus();
      // The computed value contains the words; its alternative for screen readers, which know the name, is empty.
      await expect.poll(tooltip).toContain(await button.getAttribute('aria-label'));
    }
  });

  test('includes a button that closes the drawer', async () => {
    const page = await browsing.open('/widgets/button/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Close navigation' }).click();
    await expect.poll(() => page.locator('.side').evaluate((side) => side.matches(':popover-open'))).toBe(false);
  });
});

describe('an address without a page', () => {
  test('offers a search for its words and the closest pages', async () => {
    const page = await browsing.open('/widgets/buton/');
    await expect.poll(() => page.locator('.nearest .index a').first().getAttribute('href')).toBe('/widgets/button/');
    await page.getByRole('button', { name: 'Search for “buton”' }).click();
    const field = page.locator('.search-field input');
    await expect.poll(() => field.inputValue()).toBe('buton');
    await expect.poll(() => page.locator('.search [role=option]').first().textContent()).toContain('Button');
    expect(await findViolations(page)).toEqual([]);
  });

  test.each(['/nope/zzqqxxy/', '/docs/'])('leaves no gap when no page is close: %s', async (pathname) => {
    const page = await browsing.open(pathname);
    const gap = () =>
      page.evaluate(() => {
        const place = document.querySelector('.nearest');
        const last = place?.querySelector('button:not([hidden])') ?? place?.previousElementSibling;
        return (place?.getBoundingClientRect().bottom ?? Infinity) - (last?.getBoundingClientRect().bottom ?? 0);
      });
    await expect.poll(gap).toBeLessThan(8);
  });
});

test('a message is visible when what a reader asks for cannot be fetched', async () => {
  const page = await browsing.open('/widgets/button/');
  await page.route(/mount-preferences/, (route) => route.abort());
  const note = page.getByRole('alert').filter({ hasText: 'A file of this site is missing.' });
  await page.getByRole('button', { name: 'Preferences' }).click();
  await note.waitFor();
  const box = await note.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => note.count()).toBe(0);
});
