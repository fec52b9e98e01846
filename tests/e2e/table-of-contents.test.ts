import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('library');
let page: Page;

beforeEach(async () => {
  page = await browsing.open('/widgets/overview/', { viewport: { width: 1440, height: 900 } });
});

const contents = () => page.getByRole('navigation', { name: 'On this page' });
const active = async () => (await contents().locator('[aria-current]').allTextContents()).map((text) => text.trim());

describe('table of contents', () => {
  test('lists the headings in order', async () => {
    const titles = (await contents().getByRole('link').allTextContents()).map((text) => text.trim());
    expect(titles).toEqual(Array.from({ length: 12 }, (_, at) => `Part ${at + 1}`));
  });

  test('marks the heading that is being read', async () => {
    await page.locator('#part-4').evaluate((heading) => heading.scrollIntoView());
    await expect.poll(active).toEqual(['Part 4']);
    await page.locator('#part-9').evaluate((heading) => heading.scrollIntoView());
    await expect.poll(active).toEqual(['Part 9']);
  });

  test('marks the last heading at the end of the page', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(active).toEqual(['Part 12']);
  });

  test('a click scrolls the heading to just below the bar and puts it in the address', async () => {
    await contents().getByRole('link', { name: 'Part 6' }).click();
    expect(new URL(page.url()).hash).toBe('#part-6');
    await expect.poll(active).toEqual(['Part 6']);
    const top = () => page.locator('#part-6').evaluate((heading) => heading.getBoundingClientRect().top);
    const bar = await page.locator('header.bar').evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(top).toBeLessThan(bar + 120);
    await expect(top()).resolves.toBeGreaterThanOrEqual(bar - 1);
  });
});
