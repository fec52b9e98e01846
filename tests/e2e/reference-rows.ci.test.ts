import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { noteShifts, shifts } from '../support/shifts.ts';
import { visit } from '../support/settle.ts';

const browsing = browse('reference');
const SETTINGS = '/docs-nav/reference/site-yaml/';
const BUTTON = '/material-ui/api/button/';

const shown = (page: Page, within = '') =>
  page
    .locator(`${within} .rows > li`)
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => row.querySelector(':scope > div :is(a, h3, h4)')?.textContent),
    );

describe('the settings of the manual', () => {
  test('are rows whose names are headings, in the table of contents', async () => {
    const page = await browsing.open(`${SETTINGS}#ads`);
    expect(await page.locator(':target').textContent()).toBe('ads');
    const names = await page.locator('.rows h3').allTextContents();
    expect(names.length).toBeGreaterThan(30);
    expect(await page.locator('nav.toc .d3 a').allTextContents()).toEqual(names);
    expect(await page.locator('.prose table').count()).toBe(0);
  });

  test('are filtered together with what is within them', async () => {
    const page = await browsing.open(SETTINGS);
    const field = page.getByRole('searchbox', { name: 'Filter by name or type' });
    await expect.poll(async () => (await field.fill('density'), shown(page))).toEqual(['brand', 'brand.density']);
    await field.fill('feedback');
    expect(await shown(page)).toEqual(['feedback', 'feedback.transport', 'feedback.endpoint']);
  });

  test('fold as a whole, and open for a filter or a link that leads into them', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('mui-api', 'collapsed'));
    const page = await browsing.open(SETTINGS, reader);
    const inner = page.locator('#branddensity');
    const button = page.getByRole('button', { name: 'Details of brand', exact: true });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await inner.isVisible()).toBe(false);
    await page.evaluate(() => (location.hash = '#branddensity'));
    await expect.poll(() => inner.isVisible()).toBe(true);
    await button.click();
    await page.getByRole('searchbox', { name: 'Filter by name or type' }).fill('density');
    await expect.poll(() => inner.isVisible()).toBe(true);
  });
});

test('rows are filtered by their marks: those of a group open it while they are shown', async () => {
  const page = await browsing.open(BUTTON);
  const mark = (name: string) => page.locator('.rows-tools').getByRole('button', { name, exact: true });
  const groups = page.locator('.api-more');
  const openGroups = () =>
    groups.evaluateAll((all) => all.filter((group) => (group as HTMLDetailsElement).open).length);
  await expect.poll(() => mark('inherited').getAttribute('aria-pressed')).toBe('false');
  await mark('inherited').click();
  expect(await shown(page, ':not(.inherited) >')).toEqual([]);
  expect(await shown(page, '.inherited')).toContain('disableTouchRipple');
  await mark('inherited').click();
  expect(await openGroups()).toBe(0);
  await mark('deprecated').click();
  const found = await page
    .locator('.rows > li')
    .evaluateAll((rows) =>
      rows.filter((row) => row.checkVisibility()).map((row) => row.querySelector('.deprecated') !== null),
    );
  expect([new Set(found), found.length > 5]).toEqual([new Set([true]), true]);
  await mark('deprecated').click();
  expect(await openGroups()).toBe(0);
});

test('what wraps in the head of a row begins at its edge', async () => {
  const page = await browsing.open(BUTTON, { viewport: { width: 390, height: 844 } });
  const wrapped = await page.locator('.rows:not(.rows *) > li > div:first-child').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const name = head.firstElementChild?.getBoundingClientRect();
      const value = head.querySelector('.def')?.getClientRects()[0];
      return name && value && value.top > name.bottom ? [value.left - name.left] : [];
    }),
  );
  expect(wrapped.length).toBeGreaterThan(0);
  expect(wrapped.filter((distance) => distance > 0 && distance < 12)).toEqual([]);
});

test.each([SETTINGS, BUTTON, '/docs-nav/reference/css-variables/'])(
  '%s uses the room of a wide window, and keeps its title in place on the way from a page with text',
  async (pathname) => {
    const reader = await browsing.newReader({ viewport: { width: 1920, height: 1080 } });
    const page = await browsing.open('/docs-nav/navigation/', reader);
    const box = async (part: string) => (await page.locator(part).boundingBox()) ?? { x: 0, width: 0 };
    const [title, main] = [await box('h1'), await box('main')];
    await page.evaluate((href) => {
      document.querySelector('h1')?.insertAdjacentHTML('beforebegin', `<a id="go" href="${href}">go</a>`);
    }, pathname);
    await page.locator('#go').click();
    await page.waitForURL(`**${pathname}`);
    await page.locator('.rows').first().waitFor();
    expect((await box('h1')).x).toBe(title.x);
    expect((await box('main')).width).toBeGreaterThan(main.width + 150);
    await page.goBack();
    await expect.poll(async () => (await box('main')).width).toBe(main.width);
  },
);

test.each([SETTINGS, BUTTON])('%s shifts nothing in a wide window', async (pathname) => {
  const page = await (await browsing.newReader({ viewport: { width: 1920, height: 1080 } })).newPage();
  await noteShifts(page);
  await visit(page, browsing.site.origin + pathname);
  await expect(shifts(page)).resolves.toEqual([]);
});

test.each(['light', 'dark'] as const)('the settings pass the accessibility rules, %s', async (colorScheme) => {
  const page = await browsing.open(SETTINGS, { colorScheme });
  expect(await findViolations(page)).toEqual([]);
});
