import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';
import { rest } from '../support/settle.ts';
import { nameOfFocused } from './support/focus.ts';

const browsing = browse('reference');
const PAGE = SAMPLE_PAGES['component page'];
const PHONE = { viewport: { width: 390, height: 844 } };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the products', () => {
  test.each([
    [1200, PAGE],
    [1280, PAGE],
    [1920, PAGE],
    // Beside the version of a release candidate.
    [1200, '/joy-ui/react-button/'],
  ])('are a row that shows all of them whole: %d px, %s', async (width, pathname) => {
    const page = await browsing.open(pathname, { viewport: { width, height: 800 } });
    const row = page.locator('.lineup');
    expect(
      await row.evaluate((list) => [list.scrollWidth - list.clientWidth, getComputedStyle(list).maskImage]),
    ).toEqual([0, 'none']);
    expect(await row.locator('a').allTextContents()).toContain('Data Grid');
    await expect(page.locator('.current-product').isVisible()).resolves.toBe(false);
  });

  test('do not include a hidden section, whose pages are served', async () => {
    const page = await browsing.open('/experiments/docs/callouts/');
    const names = await page.locator('.lineup a').allTextContents();
    expect(names).toContain('Material UI');
    expect(names).not.toContain('Docs-infra');
    await expect(page.locator('.lineup [aria-current]').count()).resolves.toBe(0);
    await expect(page.locator('#side').getByRole('link', { name: 'Callouts' }).isVisible()).resolves.toBe(true);
  });

  test.each([900, 1100])(
    'are a menu of the bar where they would not fit, which keys open and leave: %d px',
    async (width) => {
      const page = await browsing.open(PAGE, { viewport: { width, height: 800 } });
      const button = page.locator('.bar').getByRole('button', { name: 'Products: Material UI' });
      const menu = page.locator('#menu-products');
      await button.focus();
      await page.keyboard.press('Shift');
      await rest(page);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe('Material UI');
      const [list, opener] = await Promise.all([menu.boundingBox(), button.boundingBox()]);
      expect(Math.abs((list?.x ?? 0) - (opener?.x ?? 99))).toBeLessThan(2);
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Joy UI');
      await page.keyboard.press('Escape');
      await expect.poll(() => menu.isVisible()).toBe(false);
      expect(await nameOfFocused(page)).toBe('Products: Material UI');
      await page.keyboard.press('Enter');
      await menu.waitFor();
      // A menu that the focus leaves closes.
      await page.locator('.find').focus();
      await expect.poll(() => menu.isVisible()).toBe(false);
    },
  );
});

test('at the foot of a phone, the question of consent is below a demo’s dialog', async () => {
  const reader = await browsing.newReader(PHONE);
  // Without a signal of the browser, which answers in other tests.
  await reader.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: false }));
  const page = await browsing.open('/material-ui/react-dialog/', reader);
  const question = page.locator('.consent-ask');
  await question.waitFor();
  const button = page.getByRole('button', { name: 'Choose another' });
  await button.scrollIntoViewIfNeeded();
  await rest(page);
  await button.click();
  await page.getByRole('dialog', { name: 'Choose an account' }).waitFor();
  await rest(page);
  const isCovered = await question.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(true);
});
