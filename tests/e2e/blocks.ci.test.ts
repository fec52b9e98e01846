/** The blocks on their page of the manual: at two widths, in both modes and directions, and with the keyboard. */
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { turnDark } from '../support/turn-dark.ts';

const PAGE = '/docs-nav/blocks/';

const browsing = browse('reference');

describe.each([
  ['ltr', 390],
  ['ltr', 1280],
  ['rtl', 390],
  ['rtl', 1280],
] as const)('%s at %d px', (direction, width) => {
  test('everything fits, pairs stand beside each other if there is room, and axe finds nothing in either mode', async () => {
    const reader = await browsing.newReader({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await reader.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    const page = await browsing.open(PAGE, reader);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const [first, second] = await page
      .locator('.feature-dos')
      .evaluateAll((both) => both.slice(0, 2).map((own) => own.getBoundingClientRect().toJSON() as DOMRect));
    if (first === undefined || second === undefined) throw new Error('There is no pair.');
    if (width === 390) {
      expect(second.top).toBeGreaterThan(first.bottom);
      expect(second.left).toBe(first.left);
    } else {
      expect(second.top).toBe(first.top);
      const [before, after] = direction === 'ltr' ? [first, second] : [second, first];
      expect(after.left).toBeGreaterThan(before.right);
    }
    expect(await findViolations(page)).toEqual([]);
    await turnDark(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('a file tree is lists in lists whose folders fold with the keyboard; paths read from left to right', async () => {
  const reader = await browsing.newReader();
  await reader.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  const page = await browsing.open(PAGE, reader);
  const tree = page.locator('.feature-file-tree').first();
  const file = tree.getByRole('listitem').filter({ hasText: /^Button\.module\.css$/ });
  const folder = tree.locator('summary', { hasText: 'components/' });
  expect(await tree.getByRole('list').first().getByRole('list').first().getByRole('list').count()).toBe(1);
  expect(await folder.locator('bdi').evaluate((own) => getComputedStyle(own).direction)).toBe('ltr');
  expect(await file.isVisible()).toBe(true);
  await folder.press('Enter');
  await expect.poll(() => file.isVisible()).toBe(false);
  await folder.press('Enter');
  await expect.poll(() => file.isVisible()).toBe(true);
});

test('a figure has its height before its picture has loaded', async () => {
  const reader = await browsing.newReader();
  await reader.route('**/*.svg', (route) =>
    route.request().url().includes('/blocks/') ? route.abort() : route.continue(),
  );
  const page = await browsing.open(PAGE, reader);
  const picture = page.locator('.feature-figure > img');
  const { width, height } = await picture.evaluate((own) => own.getBoundingClientRect().toJSON() as DOMRect);
  expect(width / height).toBeCloseTo(2, 1);
});

test('a heading with a badge is found in the contents list, at an anchor without the badge', async () => {
  const page = await browsing.open(PAGE);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Badges in a line New' })
    .click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#badges-in-a-line');
});
