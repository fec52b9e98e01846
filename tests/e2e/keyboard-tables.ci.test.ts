/** How the table of keys looks to readers: at two widths, in both directions, and in the contents list. */
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

describe.each([
  ['ltr', 390],
  ['ltr', 1280],
  ['rtl', 390],
  ['rtl', 1280],
])('%s at %d px', (direction, width) => {
  test('the table fits, keys read from left to right, and axe finds nothing', async () => {
    const reader = await browsing.newReader({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await reader.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    const page = await browsing.open('/material-ui/react-select/#keyboard', reader);
    const table = page.getByRole('table', { name: 'Keyboard' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
    expect(await table.evaluate((own) => own.scrollWidth - (own.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(
      0,
    );
    const combination = table.locator('.keys', { hasText: 'Shift' }).first();
    const places = await combination
      .locator('kbd')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().left));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.length).toBe(2);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the table is found by its heading in the contents list', async () => {
  const page = await browsing.open('/material-ui/react-select/');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Keyboard' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Keyboard', exact: true }).isVisible()).toBe(true);
  expect(new URL(page.url()).hash).toBe('#keyboard');
});
