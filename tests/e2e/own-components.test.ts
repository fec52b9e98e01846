import { expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('demos');

test('a component of the project is HTML; one that browsers run keeps its content, also what it shows later', async () => {
  const page = await browsing.open('/kit/parts/');
  await expect(page.locator('.slot-part[data-island]').count()).resolves.toBe(2);
  const [shown, hidden] = [page.locator('[data-name="panel"]').first(), page.locator('[data-name="panel"]').last()];
  const link = shown.getByRole('link', { name: 'at first' });
  const kept = await link.elementHandle();
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await shown.getByRole('button', { name: 'seen' }).click();
      return shown.getByRole('button', { name: 'seen' }).textContent();
    })
    .not.toBe('0 seen');
  // React has not made it again.
  await expect(link.evaluate((element, known) => element === known, kept)).resolves.toBe(true);
  await expect(shown.getByText('Within a panel').isVisible()).resolves.toBe(true);
  await hidden.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const text = hidden.getByText('Hidden at first.');
      if (!(await text.isVisible())) await hidden.getByRole('button', { name: 'Hidden' }).click();
      return text.isVisible();
    })
    .toBe(true);
  await expect(findViolations(page, { within: 'article' })).resolves.toEqual([]);
});

test('a component looks as its library says, and its content as the page, also in a component within it', async () => {
  const page = await browsing.open('/kit/parts/', { colorScheme: 'dark' });
  const colorOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((element) => getComputedStyle(element).color);
  const ofPage = await colorOf('link');
  await expect(Promise.all(['at first', 'panel'].map(colorOf))).resolves.toEqual([ofPage, ofPage]);
  const own = await colorOf('teal');
  expect(own).not.toBe(ofPage);
  await expect(colorOf('navy')).resolves.toBe(own);
});

test('a component is on printed pages', async () => {
  const page = await browsing.open('/kit/parts/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('gold').isVisible()).resolves.toBe(true);
});
