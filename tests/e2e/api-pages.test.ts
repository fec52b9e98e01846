import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { visit } from '../support/settle.ts';

const browsing = browse('api');
const SLIDER = '/base-ui/api/slider/';

const layoutOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.api ?? 'table');
const isOpen = (page: Page, id: string) => page.locator(`[id="${id}"] td`).last().isVisible();

describe('the lists of an API page', () => {
  test('are a table, or blocks where there is no room for one', async () => {
    const wide = await browsing.open(SLIDER);
    expect(await wide.locator('#slider-prop-marks').evaluate((row) => getComputedStyle(row).display)).toBe('table-row');
    const narrow = await browsing.open(SLIDER, { viewport: { width: 390, height: 844 } });
    expect(await narrow.locator('#slider-prop-marks').evaluate((row) => getComputedStyle(row).display)).toBe('block');
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('stay in their column, whatever types and descriptions contain', async () => {
    const page = await browsing.open(SLIDER);
    const hidden = await page
      .locator('.table.api')
      .first()
      .evaluate((table) => {
        const [, type, description] = table.querySelectorAll('tbody tr:first-child > *');
        type?.insertAdjacentHTML('beforeend', '<code class="ty">AFunctionOfALibraryWithLongNames</code>');
        description?.insertAdjacentHTML(
          'beforeend',
          '<p>https://example.com/an/address/that/has/no/spaces/and/is/wider/than/most/columns/of/tables</p>' +
            `<figure class="code"><pre><code>${'an example of many words '.repeat(8)}</code></pre></figure>`,
        );
        return table.scrollWidth - table.clientWidth;
      });
    expect(hidden).toBe(0);
  });

  test('are laid out as the reader chooses, on this page and the next', async () => {
    const page = await browsing.open(SLIDER);
    const choice = (name: string) => page.getByRole('group', { name: 'Layout of lists' }).getByRole('button', { name });
    await expect.poll(() => choice('Table').getAttribute('aria-pressed')).toBe('true');
    await choice('Expanded').click();
    expect(await layoutOf(page)).toBe('expanded');
    await choice('Collapsed').click();
    expect(await choice('Collapsed').getAttribute('aria-pressed')).toBe('true');
    expect(await isOpen(page, 'slider-prop-marks')).toBe(false);

    await visit(page, `${browsing.site.origin}/base-ui/api/switch/`);
    expect(await layoutOf(page)).toBe('collapsed');
    await expect.poll(() => choice('Collapsed').getAttribute('aria-pressed')).toBe('true');
  });

  test('appear in the chosen layout before any script but the one in the head has run', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('base-api', 'collapsed'));
    await reader.route('**/main.*.js', (route) => route.abort());
    const page = await browsing.open(SLIDER, reader);
    expect(await layoutOf(page)).toBe('collapsed');
    expect(await isOpen(page, 'slider-prop-marks')).toBe(false);
  });

  test('ignore an unknown layout', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('base-api', 'sideways'));
    expect(await layoutOf(await browsing.open(SLIDER, reader))).toBe('table');
  });

  test('open and close each entry with a button, by mouse and by keyboard', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('base-api', 'collapsed'));
    const page = await browsing.open(SLIDER, reader);
    const button = page.getByRole('button', { name: 'Details of marks', exact: true });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    expect([await button.getAttribute('aria-expanded'), await isOpen(page, 'slider-prop-marks')]).toEqual([
      'true',
      true,
    ]);
    await button.press('Enter');
    expect([await button.getAttribute('aria-expanded'), await isOpen(page, 'slider-prop-marks')]).toEqual([
      'false',
      false,
    ]);
  });

  test('open and mark the entry that a link names', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('base-api', 'collapsed'));
    const page = await browsing.open('/base-ui/overview/', reader);
    await page.getByRole('link', { name: 'prop of the slider' }).click();
    await page.locator('h1', { hasText: 'Slider API' }).waitFor();
    await expect.poll(() => isOpen(page, 'slider-prop-marks')).toBe(true);
    expect(await page.locator(':target').getAttribute('id')).toBe('slider-prop-marks');
    expect(await isOpen(page, 'slider-prop-max')).toBe(false);
    await page.locator('[id="slider-class-root"] th a').click();
    await expect.poll(() => isOpen(page, 'slider-class-root')).toBe(true);
  });

  test('are tables that show everything without script', async () => {
    const page = await browsing.open(SLIDER, { javaScriptEnabled: false });
    await expect(page.locator('.api-layout').isVisible()).resolves.toBe(false);
    expect(await isOpen(page, 'slider-prop-marks')).toBe(true);
  });
});

test('documentation within a page has its own heading, which is in the table of contents', async () => {
  const page = await browsing.open('/base-ui/react-button/#button-prop-disabled');
  const titles = await page.locator('nav.toc a').allTextContents();
  expect(titles).toEqual([
    'Button',
    'Import',
    'Props',
    'Slots',
    'CSS classes',
    'Types',
    'useTransitionTrigger',
    'Import',
    'Parameters',
    'Return value',
    'Types',
  ]);
  expect(await page.locator(':target').getAttribute('id')).toBe('button-prop-disabled');
});

test('generated pages are treated like all others: Markdown copy, sitemap, list for language models, search', () => {
  const { out } = browsing.site;
  expect(readFileSync(path.join(out, 'base-ui/api/slider.md'), 'utf8')).toMatch(
    /^# Slider API\n[\s\S]*\n## Props\n[\s\S]*`marks`/,
  );
  expect(readFileSync(path.join(out, 'base-ui/react-button.md'), 'utf8')).toContain(
    "import { Button } from '@mui/base/Button';",
  );
  expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain('https://mui.com/base-ui/api/slider/');
  expect(readFileSync(path.join(out, 'llms.txt'), 'utf8')).toContain('(https://mui.com/base-ui/api/slider.md)');
  expect(existsSync(path.join(out, '_nav/search/base'))).toBe(true);
});

test.each(['table', 'expanded', 'collapsed'])(
  'passes the accessibility rules in the layout %s, light and dark',
  async (layout) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const reader = await browsing.newReader({ colorScheme });
      await reader.addInitScript((value) => localStorage.setItem('base-api', value), layout);
      for (const pathname of [SLIDER, '/base-ui/react-button/']) {
        expect(await findViolations(await browsing.open(pathname, reader)), pathname).toEqual([]);
      }
    }
  },
);
