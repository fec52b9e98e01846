import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { clickUntil, demoOn } from '../support/demo-page.ts';
import { noteShifts, shifts } from '../support/shifts.ts';
import { visit } from '../support/settle.ts';
import { turnDark } from '../support/turn-dark.ts';

const browsing = browse('reference');

/** The first page of each product: its demo, what its readers install, and whether it lists its groups. */
const FIRST_PAGES = [
  ['/docs-nav/', 'Stars', 'npm install --save-dev docs-nav', true],
  ['/material-ui/', 'PackingList', 'npm install @mui/material @emotion/react @emotion/styled', true],
  ['/joy-ui/', 'StandupCard', 'npm install @mui/joy @emotion/react @emotion/styled', true],
  ['/system/', 'SxPlayground', 'npm install @mui/system @emotion/react @emotion/styled', true],
  ['/base-ui/', 'OneBehavior', 'npm install @mui/base', true],
  [
    '/x/react-data-grid/',
    'Numbers',
    'npm install @mui/x-data-grid @mui/material @emotion/react @emotion/styled',
    false,
  ],
] as const;

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY);

describe.each(FIRST_PAGES)('%s', (pathname, name, install, isLanding) => {
  test('shows the product live in the first screen, then how to install it, where to go, and what there is', async () => {
    const page = await browsing.open(pathname);
    const demo = demoOn(page, name);
    const command = page.locator('.prose pre', { hasText: install }).first();
    const ways = page.locator('.feature-cards').first();
    const tops = await Promise.all([demo.stage, command, ways].map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops[0]).toBeLessThan(720);
    expect(await ways.getByRole('link').count()).toBeGreaterThanOrEqual(4);
    const groups = page.locator('.prose > .cards > section');
    if (!isLanding) return expect(await groups.count()).toBe(0);
    expect(await topOf(groups.first())).toBeGreaterThan(await topOf(ways));
    const levels = await page
      .locator('.prose :is(h2, h3)')
      .evaluateAll((all) => all.map(({ tagName }) => tagName).join(' '));
    // The last heading of the text introduces the groups.
    expect(levels).toMatch(/^H2 .* H2(?: H3)+$/);
  });

  test.each([390, 1280])('breaks no accessibility rule and moves nothing at %d px, light and dark', async (width) => {
    const reader = await browsing.newReader({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await noteShifts(reader);
    const page = await browsing.open(pathname, reader);
    await demoOn(page, name).wake();
    expect(await findViolations(page)).toEqual([]);
    await turnDark(page);
    expect(await findViolations(page)).toEqual([]);
    // A grid measures its columns once it is there.
    expect((await shifts(page)).filter(({ moved }) => !moved.includes('MuiDataGrid'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

test('the grid has 1,000 rows, of which only those in view are in the page, and sorts them', async () => {
  const page = await browsing.open('/x/react-data-grid/');
  await demoOn(page, 'Numbers').wake();
  const grid = page.getByRole('grid', { name: 'The numbers from 1 to 1,000' });
  await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThan(5);
  expect(await grid.getByRole('row').count()).toBeLessThan(30);
  await expect.poll(() => page.getByText('of 1000').isVisible()).toBe(true);
  const divisors = grid.getByRole('columnheader', { name: 'Divisors' });
  await divisors.click();
  await divisors.click();
  await expect.poll(() => grid.locator('[data-rowindex="0"] [data-field="divisors"]').textContent()).toBe('32');
});

test('what a look of Base UI changes is its styles only', async () => {
  const page = await browsing.open('/base-ui/');
  const demo = demoOn(page, 'OneBehavior');
  await demo.wake();
  const line = demo.stage.getByRole('tab', { name: 'Line' });
  await clickUntil(line, async () => (await line.getAttribute('aria-selected')) === 'true');
  await demo.stage.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
  await expect(demo.stage.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuenow')).resolves.toBe('61');
});

describe('the gallery on the start page', () => {
  const gallery = (page: Page) => page.locator('.slot-home');

  test('is live, and each component leads to its page', async () => {
    const page = await browsing.open('/');
    const secondary = gallery(page).getByRole('button', { name: 'secondary' });
    await clickUntil(secondary, async () => (await secondary.getAttribute('aria-pressed')) === 'true');
    const send = gallery(page).getByRole('button', { name: 'Send' });
    expect(await send.getAttribute('class')).toContain('Secondary');
    await send.click();
    await expect.poll(() => gallery(page).getByText('5 unread').isVisible()).toBe(true);
    const links = gallery(page).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(7);
    for (const link of await links.all()) {
      const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  });

  test('works by keyboard', async () => {
    const page = await browsing.open('/');
    const slider = gallery(page).getByRole('slider', { name: 'Done' });
    await expect
      .poll(async () => {
        await slider.press('End');
        return gallery(page).getByRole('progressbar').getAttribute('aria-valuenow');
      })
      .toBe('100');
  });

  test.each([390, 1280])('breaks no accessibility rule and moves nothing at %d px, light and dark', async (width) => {
    const page = await (await browsing.newReader({ viewport: { width, height: 900 } })).newPage();
    await noteShifts(page);
    await visit(page, `${browsing.site.origin}/`);
    await gallery(page).scrollIntoViewIfNeeded();
    expect(await findViolations(page)).toEqual([]);
    await turnDark(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await shifts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
